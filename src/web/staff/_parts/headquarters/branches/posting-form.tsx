import { useNavigate } from 'react-router';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { BranchFormPart } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchFormEnd } from './form-end.tsx';
import { BranchPreview } from './preview.tsx';
import { branchFieldsOf, type TypedFields, typedColumns, useBranchForm } from './use-form.ts';

const names = [
  'owner_name',
  'manager_name',
  'building',
  'business_start_date',
  'services',
  'price_change',
  'nursery_teachers',
  'other_carers',
  'insurance',
  'hospital',
  'emergency_procedure',
  'disaster_plan',
  'abuse_prevention',
  'order_history',
  'inspection_url',
  'search_site_url',
  'inside_consultation',
  'outside_consultation',
] as const;

const texts: readonly (readonly [name: string, label: string, hint: string])[] = [
  ['services', 'サービスの内容と料金', '提供するサービスと、料金の見られる場所。'],
  ['price_change', '料金などの直近の変更', 'いつ、何を、どう変えたか。'],
  ['insurance', '加入している保険', '種類、対象になる事故、金額。'],
  ['hospital', '提携している医療機関', '名前、所在地、提携の内容。'],
  ['emergency_procedure', '緊急時の対応', 'けがや体調の変化のときの手順。'],
  ['disaster_plan', '非常災害の対策', '訓練と避難場所。'],
  ['abuse_prevention', '虐待の防止のための措置', '職員の研修、責任者など。'],
  ['order_history', '設置者が受けた命令', '事業停止や施設閉鎖の命令の有無(ないことも書きます)。'],
];

/** What a 認可外 posts. Name, address, hours and capacity are the branch's own and need no second entry. */
export function BranchPostingForm({ branch, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [posting] = branch.branch_postings;
  const form = useBranchForm({
    name: 'headquartersSaveBranchPosting',
    initial: typedColumns(posting ?? {}, names),
    payloadOf: (values: TypedFields) => ({ ...values, branch_id: branch.id, version: posting?.version ?? 1 }),
    onSaved: () => {
      showToast('掲示事項を保存しました');
      void navigate(branchPath(branch.id));
    },
  });
  const field = branchFieldsOf(form);
  return (
    <>
      {form.step === 'preview' ? (
        <BranchPreview
          branch={{ ...branch, branch_postings: [typedPosting(form.values, today)] }}
          today={today}
          busy={form.busy}
          problem={form.problem}
          onSave={() => void form.save()}
          onBack={form.back}
        />
      ) : (
        <>
          <form
            ref={form.form}
            noValidate
            className="grid max-w-4xl gap-8"
            onSubmit={(event) => {
              event.preventDefault();
              form.look();
            }}
          >
            <BranchFormPart title="施設">
              <TextField label="設置者の名称・氏名" maxLength={100} autoComplete="off" {...field('owner_name')} />
              <TextField label="施設の管理者の氏名" maxLength={50} autoComplete="off" {...field('manager_name')} />
              <TextField
                className="md:col-span-2"
                label="建物の規模と構造"
                maxLength={200}
                autoComplete="off"
                {...field('building')}
              />
              <TextField label="事業を開始した日" type="date" autoComplete="off" {...field('business_start_date')} />
              <span className="hidden md:block" />
              <TextField
                label="保育士の人数"
                hint="登録番号のある人だけを数えます。"
                unit="人"
                inputMode="numeric"
                autoComplete="off"
                {...field('nursery_teachers')}
              />
              <TextField
                label="そのほかの職員の人数"
                hint="看護師、子育て支援員など。"
                unit="人"
                inputMode="numeric"
                autoComplete="off"
                {...field('other_carers')}
              />
            </BranchFormPart>
            <BranchFormPart title="掲示する内容">
              {texts.map(([name, label, hint]) => (
                <TextAreaField key={name} label={label} hint={hint} rows={3} maxLength={1000} {...field(name)} />
              ))}
              <TextField
                label="立入調査の結果のリンク"
                type="url"
                placeholder="https://"
                autoComplete="off"
                {...field('inspection_url')}
              />
              <TextField
                label="ここdeサーチのリンク"
                type="url"
                placeholder="https://www.wam.go.jp/kokodesearch/"
                autoComplete="off"
                {...field('search_site_url')}
              />
            </BranchFormPart>
            <BranchFormPart
              title="相談窓口"
              lead="保護者とお子さまが相談できる先です。公開ページの「相談窓口」に表示されます。"
            >
              <TextAreaField
                label="社内の相談窓口"
                hint="担当、電話番号、受付時間。"
                rows={3}
                maxLength={1000}
                {...field('inside_consultation')}
              />
              <TextAreaField
                label="社外の相談窓口"
                hint="自治体や児童相談所の窓口など。"
                rows={3}
                maxLength={1000}
                {...field('outside_consultation')}
              />
            </BranchFormPart>
            <BranchFormEnd
              errors={form.errors}
              problem={form.problem}
              back={branchPath(branch.id)}
              submit="プレビューを確認する"
            />
          </form>
          {posting && <History table_name="branch_postings" record_id={posting.id} />}
        </>
      )}
      <ChangedMeanwhile conflict={form.conflict} table="branch_postings" busy={form.busy} onReload={reload} />
    </>
  );
}

type Posting = BranchPartProps['branch']['branch_postings'][number];

function typedPosting(typed: TypedFields, today: BranchPartProps['today']): Posting {
  const text = (name: string) => (typed[name] ?? '').trim();
  const number = (name: string) => (text(name) === '' ? null : Number(text(name).normalize('NFKC')));
  return {
    ...(Object.fromEntries(names.map((name) => [name, text(name)])) as unknown as Posting),
    business_start_date: (text('business_start_date') || null) as Posting['business_start_date'],
    nursery_teachers: number('nursery_teachers'),
    other_carers: number('other_carers'),
    inspection_url: text('inspection_url') || null,
    search_site_url: text('search_site_url') || null,
    updated_at: `${today}T00:00:00+09:00`,
  };
}
