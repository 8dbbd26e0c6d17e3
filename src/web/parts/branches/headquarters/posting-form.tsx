import { useNavigate } from 'react-router';
import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { Field } from '../../../form/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BranchFormPart, NewLine } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchPreview } from './preview.tsx';
import { typedColumns } from './typed-columns.ts';

/** The long texts, each with a hint at what belongs in it. */
const texts = {
  services: '提供するサービスと、料金の見られる場所。',
  price_change: 'いつ、何を、どう変えたか。',
  insurance: '種類、対象になる事故、金額。',
  hospital: '名前、所在地、提携の内容。',
  emergency_procedure: 'けがや体調の変化のときの手順。',
  disaster_plan: '訓練と避難場所。',
  abuse_prevention: '職員の研修、責任者など。',
  order_history: '事業停止や施設閉鎖の命令の有無(ないことも書きます)。',
} as const;
const textNames = Object.keys(texts) as (keyof typeof texts)[];
const names = [
  ...textNames,
  ...(['owner_name', 'manager_name', 'building', 'business_start_date'] as const),
  ...(['nursery_teachers', 'other_carers', 'inspection_url', 'search_site_url'] as const),
  ...(['inside_consultation', 'outside_consultation'] as const),
];

/** What a 認可外 posts. Name, address, hours and capacity are the branch's own and need no second entry. */
export function BranchPostingForm({ branch, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [posting] = branch.branch_postings;
  const form = usePreviewedForm(branchFunctions, 'headquartersSaveBranchPosting', {
    defaults: typedColumns(posting ?? {}, names),
    payload: (values) => ({ ...values, branch_id: branch.id, version: posting?.version ?? 1 }),
    toast: '掲示事項を保存しました',
    done: () => void navigate(branchPath(branch.id)),
  });
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-4xl gap-8"
      leave={
        <LinkButton to={branchPath(branch.id)} kind="plain">
          やめる
        </LinkButton>
      }
      table="branch_postings"
      row={posting}
      onReload={reload}
      preview={() => (
        <BranchPreview branch={{ ...branch, branch_postings: [typedPosting(form.values, today)] }} today={today} />
      )}
    >
      <BranchFormPart title="施設">
        <Field of={form} name="owner_name" />
        <Field of={form} name="manager_name" />
        <Field of={form} name="building" className="md:col-span-2" />
        <Field of={form} name="business_start_date" />
        <NewLine />
        <Field of={form} name="nursery_teachers" unit="人" hint="登録番号のある人だけを数えます。" />
        <Field of={form} name="other_carers" unit="人" hint="看護師、子育て支援員など。" />
      </BranchFormPart>
      <BranchFormPart title="掲示する内容">
        {textNames.map((name) => (
          <Field key={name} of={form} name={name} as="area" rows={3} hint={texts[name]} />
        ))}
        <Field of={form} name="inspection_url" as="url" placeholder="https://" />
        <Field of={form} name="search_site_url" as="url" placeholder="https://www.wam.go.jp/kokodesearch/" />
      </BranchFormPart>
      <BranchFormPart
        title="相談窓口"
        lead="保護者とお子さまが相談できる先です。公開ページの「相談窓口」に表示されます。"
      >
        <Field of={form} name="inside_consultation" as="area" rows={3} hint="担当、電話番号、受付時間。" />
        <Field of={form} name="outside_consultation" as="area" rows={3} hint="自治体や児童相談所の窓口など。" />
      </BranchFormPart>
    </PreviewedForm>
  );
}

type Posting = BranchPartProps['branch']['branch_postings'][number];

function typedPosting(typed: Record<(typeof names)[number], string>, today: BranchPartProps['today']): Posting {
  const number = (text: string) => (text === '' ? null : Number(text));
  return {
    ...typed,
    id: 0,
    version: 1,
    business_start_date: typed.business_start_date || null,
    nursery_teachers: number(typed.nursery_teachers),
    other_carers: number(typed.other_carers),
    inspection_url: typed.inspection_url.trim() || null,
    search_site_url: typed.search_site_url.trim() || null,
    updated_at: `${today}T00:00:00+09:00`,
  };
}
