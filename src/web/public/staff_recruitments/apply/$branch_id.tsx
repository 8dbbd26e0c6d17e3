import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { staffRecruitmentsFields } from '../../../../contract/functions/light-fields.generated.ts';
import { SelectStaffRecruitmentsDocument } from '../../../../contract/operations/generated.ts';
import { queryPublic } from '../../../data/load-context.ts';
import { MissingPage } from '../../../layout/missing-page.tsx';
import { applicationFlow } from '../../../parts/contents/recruitment-flow.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import {
  EmailAndTelFields,
  FormEnd,
  FormFrame,
  NoScriptNotice,
  typedDigits,
  usePreparedToken,
} from '../../_parts/public-form.tsx';
import { publicMeta } from '../../_parts/public-meta.ts';
import { usePublicForm } from '../../_parts/use-public-form.ts';

const loadSchema = async () => (await import('../../../parts/contents/recruitment-schema.ts')).applicationSchema;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { staff_recruitments } = await queryPublic(context, SelectStaffRecruitmentsDocument, {});
  const offers = staff_recruitments.flatMap(({ id, occupation, staff_recruitments_branches }) =>
    staff_recruitments_branches
      .filter(({ branch }) => branch !== null && String(branch.id) === params.branch_id)
      .map(({ branch }) => ({ id, occupation, branch })),
  );
  const branch = offers[0]?.branch;
  if (!branch) throw data({ missing: 'recruitment' }, { status: 404 });
  return { branch, occupations: offers.map(({ id, occupation }) => ({ key: String(id), label: occupation })) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? publicMeta(args, { title: `採用への応募 ${args.loaderData.branch.name}`, noindex: true }) : [];

export default function Apply() {
  const { branch, occupations } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const wanted = search.get('recruitment');
  usePreparedToken('staff_recruitments');
  const flow = useMemo(() => applicationFlow(String(branch.id)), [branch.id]);
  const { field, formProps, busy } = usePublicForm(flow, {
    loadSchema,
    fields: staffRecruitmentsFields,
    reading: { tel: typedDigits },
    defaults: {
      branch_id: String(branch.id),
      staff_recruitment_id: occupations.some(({ key }) => key === wanted) ? (wanted ?? '') : '',
      name: '',
      name_kana: '',
      email: '',
      tel: '',
      application_text: '',
      website: '',
    },
  });
  return (
    <FormFrame
      title="採用への応募"
      lead={`${branch.name}への応募です。5営業日以内に、担当者からご連絡します。`}
      step={0}
    >
      <NoScriptNotice />
      <form {...formProps} className="relative grid gap-6">
        <SelectField
          options={[...occupations, { key: '', label: '相談して決めたい' }]}
          {...field('staff_recruitment_id')}
          label="希望の職種"
          required
        />
        <TextField autoComplete="name" {...field('name')} />
        <TextField hint="全角カタカナ" {...field('name_kana')} />
        <EmailAndTelFields field={field} />
        <TextAreaField
          hint="資格、ご経験、働ける曜日や時間など。1,000文字まで"
          rows={6}
          {...field('application_text')}
        />
        <FormEnd usedFor="採用の連絡と選考" busy={busy} />
      </form>
    </FormFrame>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title="募集が見つかりません"
      lead="この園では、ただいま募集をしていません。ほかの園の募集を、採用情報でご覧ください。"
      to="/staff_recruitments"
      label="採用情報を見る"
    />
  );
}
