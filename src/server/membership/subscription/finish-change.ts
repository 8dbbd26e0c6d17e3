import type Stripe from 'stripe';
import { customerStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import { writeAgreedAmounts } from '../store/birth-dates.ts';
import { customerById } from '../store/customers.ts';
import { removeSignIn } from '../store/deleted-identities.ts';
import { recordLeaving, recordReturn, recordSubscription, setCustomerPlan } from '../store/memberships.ts';
import { endPlan, startPlan } from '../store/plan-type-histories.ts';
import { planToAnnounce } from '../store/plan-types.ts';
import { closeChange, lockChange, type SubscriptionChange } from '../store/subscription-changes.ts';
import { insertQuestionnaire } from '../store/unsubscribe-questionnaires.ts';
import { described } from './running-subscription.ts';

/** Our side of a change, after Stripe's side is done; all of it or nothing, and only once. */
export async function finishChange(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Transaction,
  id: number,
  subscription: Stripe.Subscription | null,
): Promise<SubscriptionChange> {
  const change = await lockChange(tx, id);
  // Given up and yet found done at Stripe: then it is done.
  if (change.status === 'succeeded') return change;
  const today = tokyoDateOf(clock.now());
  const { customer_id, plan_type_id, decision } = change;
  if (subscription !== null) {
    const { id: stripe_subscription_id, status, period_end } = described(subscription);
    // The end of a period that was ended early says nothing about what was paid.
    const paid = decision.effect.kind === 'end' ? {} : { subscription_period_end: period_end };
    await recordSubscription(tx, customer_id, {
      stripe_subscription_id,
      stripe_subscription_status: status,
      ...paid,
      ...(decision.effect.kind === 'create' ? { subscription_last_paid_date: today } : {}),
    });
  }
  switch (change.action) {
    case 'change_plan':
      await takePlan(tx, change, today);
      break;
    case 'resubscribe':
      await recordReturn(tx, customer_id, subscription !== null);
      // Until a later start the paid period is used up with the plan it was paid for.
      if (decision.current_plan_type_id) await startPlan(tx, customer_id, decision.current_plan_type_id, today);
      await takePlan(tx, change, today);
      break;
    case 'unsubscribe':
      // Who left after a failed payment has had the plan until today all the same.
      await endPlan(tx, customer_id, [decision.date, today].toSorted().at(-1) ?? today);
      await recordLeaving(tx, customer_id, customerStatus.code.withdrawn, today);
      break;
    case 'cancel': {
      await endPlan(tx, customer_id, today);
      await recordLeaving(tx, customer_id, customerStatus.code.accountDeleted, today);
      const customer = await customerById(tx, customer_id);
      if (customer !== null) await removeSignIn(tx, config.AUTH_SIGNING_KEY, customer.uid);
      break;
    }
  }
  await writeAgreedAmounts(tx, customer_id, decision.agreed_amounts ?? []);
  if (decision.questionnaire && plan_type_id === null) {
    await insertQuestionnaire(tx, customer_id, change.action === 'cancel' ? 2 : 1, decision.questionnaire);
  }
  await notifyChange(tx, change, today, subscription);
  await closeChange(tx, id, 'succeeded');
  return { ...change, status: 'succeeded' };
}

async function takePlan(tx: Transaction, { customer_id, plan_type_id, decision }: SubscriptionChange, today: string) {
  if (plan_type_id === null) return;
  await startPlan(tx, customer_id, plan_type_id, decision.date);
  const held = decision.date <= today ? plan_type_id : decision.current_plan_type_id;
  if (held) await setCustomerPlan(tx, customer_id, held);
}

/** A change is confirmed to the parent in writing, once. */
async function notifyChange(
  tx: Transaction,
  { id, action, customer_id, plan_type_id, decision }: SubscriptionChange,
  today: string,
  subscription: Stripe.Subscription | null,
): Promise<void> {
  const notice = { customer_id, occurrence: `change-${id}` };
  const plan = plan_type_id === null ? null : await planToAnnounce(tx, plan_type_id);
  if (action === 'unsubscribe') {
    const expiry_date = decision.date < today ? null : decision.date;
    await notify(tx, { ...notice, kind: 'unsubscribed', data: { expiry_date } });
  } else if (action === 'cancel') {
    await notify(tx, { ...notice, kind: 'account_deleted', data: {} });
  } else if (plan !== null) {
    const kind = action === 'resubscribe' ? 'resubscribed' : 'plan_changed';
    const renews = subscription !== null && !subscription.cancel_at_period_end && plan.monthly_amount > 0;
    const next_payment_date = renews ? described(subscription).period_end : null;
    const { date: start_date, charged_now = 0 } = decision;
    await notify(tx, { ...notice, kind, data: { ...plan, start_date, charged_now, next_payment_date } });
  }
}
