import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  type SelectPartnerInquiriesData,
  SelectPartnerInquiriesDocument,
} from '../../../contract/operations/generated.ts';
import { queryPublic } from '../../data/load-context.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { partnerInquiryFlow } from '../../parts/messages/inquiries/partner-inquiry-flow.ts';
import { ReceiptPart } from '../../ui/receipt.tsx';
import { sendPublicForm } from '../_parts/form-token.ts';
import { ConfirmButtons, ConfirmFallback, FormFrame, usePreparedToken } from '../_parts/public-form.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return queryPublic(context, SelectPartnerInquiriesDocument, {});
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const { partnerInquirySchema } = await import('../../parts/messages/inquiries/partner-inquiry-schema.ts');
  const draft = requireDraft(partnerInquiryFlow, partnerInquirySchema);
  return { ...(await serverLoader<SelectPartnerInquiriesData>()), draft };
}
clientLoader.hydrate = true as const;

export const meta: MetaFunction = () => pageMeta({ title: 'ご相談の確認', noindex: true });

export { ConfirmFallback as HydrateFallback };

export default function PartnerInquiriesConfirm() {
  const { inquiry_categories, draft } = useLoaderData<typeof clientLoader>();
  usePreparedToken('partner_inquiries');
  const confirm = useFlowConfirm(partnerInquiryFlow, {
    draft,
    send: (values, idempotency_key) =>
      sendPublicForm({
        name: 'partnerInquiries',
        form: 'partner_inquiries',
        payload: (proof) => ({ ...values, ...proof }),
        idempotency_key,
      }),
  });
  const { values } = confirm.draft;
  const category = inquiry_categories.find(({ id }) => String(id) === String(values.inquiry_category_id));
  return (
    <FormFrame title="入力内容の確認" lead="この内容でよろしければ、送信してください。" step={1}>
      <ReceiptPart
        title="ご相談"
        editTo={partnerInquiryFlow.form}
        rows={[
          { label: '種類', value: category?.name ?? '' },
          { label: '内容', value: values.inquiry_text },
        ]}
      />
      <ReceiptPart
        title="ご担当者"
        editTo={partnerInquiryFlow.form}
        rows={[
          { label: '会社名', value: values.corporate_name },
          { label: '部署名', value: values.department_name || 'なし' },
          { label: 'お名前', value: values.name },
          { label: 'メールアドレス', value: values.email },
          { label: '電話番号', value: values.tel },
        ]}
      />
      <ConfirmButtons
        confirm={confirm}
        back={partnerInquiryFlow.form}
        label="送信する"
        note="送信すると、受け付けのメールを自動でお送りします。"
      />
    </FormFrame>
  );
}
