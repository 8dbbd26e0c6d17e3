import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type SelectUserInquiriesData, SelectUserInquiriesDocument } from '../../../contract/operations/generated.ts';
import { queryPublic } from '../../data/load-context.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { userInquiryFlow } from '../../parts/messages/inquiries/user-inquiry-flow.ts';
import { ReceiptPart } from '../../ui/receipt.tsx';
import { sendPublicForm } from '../_parts/form-token.ts';
import { ConfirmButtons, ConfirmFallback, FormFrame, usePreparedToken } from '../_parts/public-form.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return queryPublic(context, SelectUserInquiriesDocument, {});
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const { userInquirySchema } = await import('../../parts/messages/inquiries/user-inquiry-schema.ts');
  const draft = requireDraft(userInquiryFlow, userInquirySchema);
  return { ...(await serverLoader<SelectUserInquiriesData>()), draft };
}
clientLoader.hydrate = true as const;

export const meta: MetaFunction = () => pageMeta({ title: 'お問い合わせの確認', noindex: true });

export { ConfirmFallback as HydrateFallback };

export default function UserInquiriesConfirm() {
  const { branches, inquiry_categories, draft } = useLoaderData<typeof clientLoader>();
  usePreparedToken('user_inquiries');
  const confirm = useFlowConfirm(userInquiryFlow, {
    draft,
    send: (values, idempotency_key) =>
      sendPublicForm({
        name: 'userInquiries',
        form: 'user_inquiries',
        payload: (proof) => ({ ...values, ...proof }),
        idempotency_key,
      }),
  });
  const { values } = confirm.draft;
  const nameOf = (rows: readonly { id: number; name: string }[], id: unknown) =>
    rows.find((row) => String(row.id) === String(id))?.name ?? '';
  return (
    <FormFrame title="入力内容の確認" lead="この内容でよろしければ、送信してください。" step={1}>
      <ReceiptPart
        title="お問い合わせ"
        editTo={userInquiryFlow.form}
        rows={[
          { label: '種類', value: nameOf(inquiry_categories, values.inquiry_category_id) },
          { label: 'お問い合わせ先', value: nameOf(branches, values.branch_id) },
          { label: '内容', value: values.inquiry_text },
        ]}
      />
      <ReceiptPart
        title="お客様"
        editTo={userInquiryFlow.form}
        rows={[
          { label: 'お名前', value: values.name },
          { label: 'メールアドレス', value: values.email },
          { label: '電話番号', value: values.tel },
        ]}
      />
      <ConfirmButtons
        confirm={confirm}
        back={userInquiryFlow.form}
        label="送信する"
        note="送信すると、受け付けのメールを自動でお送りします。"
      />
    </FormFrame>
  );
}
