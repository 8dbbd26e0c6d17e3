import { customerStatus, paymentMethod } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

const { enabled } = customerStatus.code;

/** What a change did to the subscription; absent fields stay as they are. */
interface MembershipColumns {
  stripe_subscription_id?: string;
  stripe_subscription_status?: string;
  subscription_period_end?: TokyoDate;
  subscription_last_paid_date?: TokyoDate;
}

export async function recordSubscription(
  tx: Transaction,
  customerId: number,
  values: MembershipColumns,
): Promise<void> {
  await tx.query(
    `update customers set
       stripe_subscription_id = coalesce($2, stripe_subscription_id),
       stripe_subscription_status = coalesce($3, stripe_subscription_status),
       subscription_period_end = coalesce($4, subscription_period_end),
       subscription_last_paid_date = coalesce($5, subscription_last_paid_date)
     where id = $1`,
    [
      customerId,
      values.stripe_subscription_id ?? null,
      values.stripe_subscription_status ?? null,
      values.subscription_period_end ?? null,
      values.subscription_last_paid_date ?? null,
    ],
  );
}

export async function setCustomerPlan(tx: Transaction, customerId: number, planTypeId: number): Promise<void> {
  await tx.query('update customers set plan_type_id = $2 where id = $1', [customerId, planTypeId]);
}

/** Status 3 or 4 and the day of it. */
export async function recordLeaving(tx: Transaction, customerId: number, status: 3 | 4, day: TokyoDate): Promise<void> {
  await tx.query('update customers set status = $2, withdrawn_date = $3 where id = $1', [customerId, status, day]);
  // The family's calendar URL stops working for anyone who still has it.
  await tx.query('delete from calendar_feeds where customer_id = $1', [customerId]);
}

/** Back again. Without a running subscription the old period's end no longer means anything. */
export async function recordReturn(tx: Transaction, customerId: number, subscribed: boolean): Promise<void> {
  await tx.query(
    `update customers set status = ${enabled}, withdrawn_date = null,
       stripe_subscription_id = case when $2 then stripe_subscription_id end,
       stripe_subscription_status = case when $2 then stripe_subscription_status end,
       subscription_period_end = case when $2 then subscription_period_end end
     where id = $1`,
    [customerId, subscribed],
  );
}

/** Answers the card that was on file until now. */
export async function setPaymentMethod(
  tx: Transaction,
  customerId: number,
  stripePaymentMethodId: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ previous: string | null }>(
    `with old as (select stripe_payment_method_id as previous from customers where id = $1 for no key update)
     update customers set stripe_payment_method_id = $2, payment_method = ${paymentMethod.code.card} from old where id = $1 returning previous`,
    [customerId, stripePaymentMethodId],
  );
  return rows[0]?.previous ?? null;
}
