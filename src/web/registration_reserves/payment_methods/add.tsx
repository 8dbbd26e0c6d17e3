import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectRegistrationReservesPaymentMethodsAddDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageAfter } from '../../guard/page-after.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { cardProblemOf } from '../../parts/billing/card/card-return.ts';
import { PlanAndCard } from '../../parts/billing/card/plan-and-card.tsx';
import { forgetCard } from '../../parts/billing/card/use-card-form.ts';
import { freePlan } from '../../parts/membership/plan/free-plan.ts';
import { reservesRegistrationFlow } from '../../parts/reserves/registering/reserves-registration-flow.ts';
import { isAsked, type Seat } from '../../parts/reserves/registering/seat.ts';
import { SeatNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { paymentFlow, paymentForm } from '../_parts/payment-flow.ts';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プランとカードの登録', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const problem = cardProblemOf(new URL(request.url).searchParams);
  if (problem) forgetCard(paymentFlow);
  const [{ customers, plan_types }, seat] = await Promise.all([
    dataClient().query(SelectRegistrationReservesPaymentMethodsAddDocument, {}),
    loadSeat(),
  ]);
  const next = pageAfter(customers[0]);
  if (next !== paymentFlow.form) throw redirect(next);
  return { plan_types, problem, seat };
}

export default function PaymentMethodsAdd() {
  const { plan_types, problem, seat: loaded } = useLoaderData<typeof clientLoader>();
  const { seat } = useSeat(loaded);
  const defaults = { plan_type_id: freePlan(plan_types), setup_intent_id: '' };
  const form = useFlowForm(paymentFlow, { schema: paymentForm, defaults });
  return (
    <StepPage at="card" title="プランとカード" lead={leadOf(seat)}>
      <div className="mb-8 empty:hidden">
        <SeatNotice seat={seat} />
      </div>
      <PlanAndCard flow={paymentFlow} step={form} plan_types={plan_types} returned={problem} agreesHere />
      <LinkButton to={reservesRegistrationFlow.done} kind="plain" className="mt-3 w-full">
        あとで登録する
      </LinkButton>
    </StepPage>
  );
}

function leadOf(seat: Seat): string {
  if (seat.kind !== 'waiting') return 'プランとカードを登録すると、いつでもご予約いただけます。';
  return isAsked(seat)
    ? 'プランとカードを登録すると、リクエストの席を、園のお返事まで仮に押さえておきます。'
    : '席を確保しました。プランとカードを登録すると、予約の席がそのまま確保されます。';
}
