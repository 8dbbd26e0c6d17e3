import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { alerts } from '../../../contract/errors.ts';
import { SelectRegistrationReservesPaymentMethodsConfirmDocument } from '../../../contract/operations/generated.ts';
import { formatYen } from '../../../domain/money.ts';
import { ConfirmProblem } from '../../card/confirm-problem.tsx';
import { sendWithCard } from '../../card/send-with-card.ts';
import { takeCardReturn } from '../../card/take-card-return.ts';
import { dataClient } from '../../data/browser-data.ts';
import type { PublicSettings } from '../../data/load-context.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { PlanAndCardReceipt } from '../../plan/plan-and-card-receipt.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { paymentFlow, paymentForm } from '../payment-flow.ts';
import { afterReserveSteps } from '../reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'プランとカードの確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const draft = requireDraft(paymentFlow);
  takeCardReturn(paymentFlow, request, draft.values);
  const form = paymentForm.safeParse(draft.values);
  if (!form.success || form.data.setup_intent_id === '') throw redirect(paymentFlow.form);
  const { plan_types_by_pk: plan } = await dataClient().query(SelectRegistrationReservesPaymentMethodsConfirmDocument, {
    plan_type_id: form.data.plan_type_id,
  });
  if (!plan) {
    window.alert(alerts.plan_selection_missing);
    throw redirect(paymentFlow.form);
  }
  return { draft, plan };
}

export default function PaymentMethodsConfirm() {
  const { draft, plan } = useLoaderData<typeof clientLoader>();
  const settings = useRouteLoaderData<PublicSettings>('root');
  const { busy, message, refusal, submit } = useFlowConfirm(paymentFlow, {
    draft,
    send: (values) => sendWithCard(settings, 'updateReservesCustomerPayment', values),
  });
  const editTo = paymentFlow.form;
  return (
    <PageColumn>
      <Steps steps={afterReserveSteps} current={1} />
      <div className="mt-6">
        <PageHeading lead="内容をご確認ください。">プランとカードの確認</PageHeading>
      </div>
      <PlanAndCardReceipt plan={plan} editTo={editTo} />
      <div className="grid gap-4">
        <ConfirmProblem message={message} refusal={refusal} form={editTo} />
        <p>
          {plan.charge_flag
            ? `「登録する」を押すと、${formatYen(plan.monthly_amount)}(税込)をカードに請求します。`
            : '「登録する」を押すとカードが登録されます。いま請求される金額はありません。'}
        </p>
        <Button size="large" busy={busy} busyLabel="登録しています" onClick={submit}>
          登録する
        </Button>
        <LinkButton to={editTo} kind="plain">
          入力に戻る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
