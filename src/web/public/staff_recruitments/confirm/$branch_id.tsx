import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import {
  SelectStaffRecruitmentsConfirmDocument,
  SelectStaffRecruitmentsDocument,
} from '../../../../contract/operations/generated.ts';
import { queryPublic } from '../../../data/load-context.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { applicationFlow } from '../../../parts/contents/recruitment-flow.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { sendPublicForm } from '../../_parts/form-token.ts';
import { ConfirmButtons, ConfirmFallback, FormFrame, usePreparedToken } from '../../_parts/public-form.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const branch_id = /^\d{1,9}$/.test(params.branch_id ?? '') ? Number(params.branch_id) : 0;
  const [{ branches_by_pk: branch, headquarters }, { staff_recruitments }] = await Promise.all([
    queryPublic(context, SelectStaffRecruitmentsConfirmDocument, { branch_id }),
    queryPublic(context, SelectStaffRecruitmentsDocument, {}),
  ]);
  if (branch === null) throw data({ missing: 'recruitment' }, { status: 404 });
  const occupations = staff_recruitments.map(({ id, occupation }) => ({ id, occupation }));
  return { branch, headquarters_email: headquarters[0]?.email ?? null, occupations };
}

export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  const { applicationSchema } = await import('../../../parts/contents/recruitment-schema.ts');
  const draft = requireDraft(applicationFlow(params.branch_id ?? ''), applicationSchema);
  return { ...(await serverLoader<typeof loader>()), draft };
}
clientLoader.hydrate = true as const;

export const meta: MetaFunction = () => pageMeta({ title: '応募内容の確認', noindex: true });

export { ConfirmFallback as HydrateFallback };

export default function ApplicationConfirm() {
  const { branch, headquarters_email, occupations, draft } = useLoaderData<typeof clientLoader>();
  const flow = useMemo(() => applicationFlow(String(branch.id)), [branch.id]);
  usePreparedToken('staff_recruitments');
  const confirm = useFlowConfirm(flow, {
    draft,
    send: (values, idempotency_key) =>
      sendPublicForm({
        name: 'staffRecruitments',
        form: 'staff_recruitments',
        payload: (proof) => ({ ...values, ...proof }),
        idempotency_key,
      }),
  });
  const { values } = confirm.draft;
  const occupation = occupations.find(({ id }) => String(id) === String(values.staff_recruitment_id))?.occupation;
  return (
    <FormFrame title="応募内容の確認" lead="この内容でよろしければ、応募してください。" step={1}>
      <ReceiptPart
        title="応募先"
        editTo={flow.form}
        rows={[
          { label: '園', value: branch.name },
          { label: '希望の職種', value: occupation ?? '相談して決めたい' },
          { label: '送信先', value: [branch.email, headquarters_email].filter(Boolean).join('\n') },
        ]}
      />
      <ReceiptPart
        title="応募される方"
        editTo={flow.form}
        rows={[
          { label: 'お名前', value: values.name },
          { label: 'お名前(カナ)', value: values.name_kana },
          { label: 'メールアドレス', value: values.email },
          { label: '電話番号', value: values.tel },
          { label: '自己紹介・ご質問', value: values.application_text || 'なし' },
        ]}
      />
      <ConfirmButtons
        confirm={confirm}
        back={flow.form}
        label="応募する"
        note="応募すると、園と本部に内容をお送りし、受け付けのメールを自動でお返しします。"
      />
    </FormFrame>
  );
}
