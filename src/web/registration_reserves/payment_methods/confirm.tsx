import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { SelectRegistrationReservesPaymentMethodsConfirmDocument } from '../../../contract/operations/generated.ts';
import { alerts } from '../../../contract/page-errors.ts';
import { formatYen } from '../../../domain/yen.ts';
import { dataClient } from '../../data/browser-data.ts';
import type { PublicSettings } from '../../data/load-context.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ConfirmProblem } from '../../parts/billing/card/confirm-problem.tsx';
import { PlanAndCardReceipt } from '../../parts/billing/card/plan-and-card-receipt.tsx';
import { sendWithCard } from '../../parts/billing/card/send-with-card.ts';
import { takeCardReturn } from '../../parts/billing/card/take-card-return.ts';
import { isAsked } from '../../parts/reserves/registering/seat.ts';
import { SeatNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { detailsFlow } from '../_parts/details-flow.ts';
import { paymentFlow, paymentForm } from '../_parts/payment-flow.ts';
import { requireNextPage } from '../_parts/require-next-page.ts';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プランとカードの確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireNextPage(paymentFlow);
  const draft = requireDraft(paymentFlow, paymentForm);
  takeCardReturn(paymentFlow, request, draft.values);
  const { plan_type_id, setup_intent_id } = paymentForm.parse(draft.values);
  if (setup_intent_id === '') throw redirect(paymentFlow.form);
  const [{ plan_types_by_pk: plan }, seat] = await Promise.all([
    dataClient().query(SelectRegistrationReservesPaymentMethodsConfirmDocument, { plan_type_id }),
    loadSeat(),
  ]);
  if (!plan) {
    window.alert(alerts.plan_selection_missing);
    throw redirect(paymentFlow.form);
  }
  return { draft, plan, seat };
}

export default function PaymentMethodsConfirm() {
  const { draft, plan, seat: loaded } = useLoaderData<typeof clientLoader>();
  const settings = useRouteLoaderData<PublicSettings>('root');
  const { seat, ask } = useSeat(loaded);
  // The seat this page promises: if it goes before the press arrives, nothing is charged and the parent decides again.
  const promised = seat.kind === 'waiting' ? seat.reserve.id : undefined;
  const { busy, message, refusal, submit } = useFlowConfirm(paymentFlow, {
    draft,
    async send(values) {
      const input = { ...values, ...(promised ? { reserve_id: promised } : {}) };
      const answer = await sendWithCard(settings, 'updateReservesCustomerPayment', input);
      if (answer.kind === 'refused' && answer.type === 'seat_lost') ask();
      return answer;
    },
    // Straight on to the details. If the seat was lost, the done page says so first.
    doneAt: () => (promised === undefined && seat.kind === 'lost' ? paymentFlow.done : detailsFlow.form),
  });
  const editTo = paymentFlow.form;
  return (
    <StepPage at="card" title="プランとカードの確認" lead="内容をご確認ください。">
      <div className="mb-6 empty:hidden">
        <SeatNotice seat={seat} />
      </div>
      <PlanAndCardReceipt plan={plan} setup_intent_id={draft.values.setup_intent_id} editTo={editTo} />
      <div className="grid gap-4">
        <ConfirmProblem message={message} refusal={refusal} form={editTo} />
        <p>
          {plan.charge_flag
            ? `押すと、${formatYen(plan.monthly_amount)}(税込)をカードに請求します。`
            : '押すとカードが登録されます。いま請求される金額はありません。'}
          {plan.charge_flag && isAsked(seat) && '月額料金は、リクエストの結果にかかわらずかかります。'}
        </p>
        <Button size="large" busy={busy} busyLabel="登録しています" onClick={submit}>
          {seat.kind === 'lost' || seat.kind === 'refused' ? 'カードの登録だけする' : '登録する'}
        </Button>
        <LinkButton to={editTo} kind="plain">
          入力に戻る
        </LinkButton>
      </div>
    </StepPage>
  );
}
