import { customerStatus } from '../../../domain/codes.ts';
import type { SubscribedCustomer, SubscriptionColumns } from '../../../domain/membership/subscription.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted, disabled, enabled } = customerStatus.code;

export interface SubscribedRow extends SubscribedCustomer {
  id: number;
  uid: string;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  plan_type_id: number | null;
  plan_name: string | null;
  stripe_price_id: string | null;
}

export async function subscribedCustomer(db: Queryable, customerId: number): Promise<SubscribedRow | null> {
  const { rows } = await db.query<SubscribedRow>(
    `select c.id, c.uid, c.status, c.stripe_customer_id, c.stripe_subscription_id, c.plan_type_id, p.name as plan_name,
       p.stripe_price_id, coalesce(p.charge_flag, false) as charge_flag, c.subscription_period_end,
       c.subscription_last_paid_date
     from customers c left join plan_types p on p.id = c.plan_type_id where c.id = $1`,
    [customerId],
  );
  return rows[0] ?? null;
}

/** The number of a look at Stripe that begins now: of two that overlap, the higher one is at least as new. */
export async function nextReading(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ reading: number }>("select nextval('app.subscription_readings') as reading");
  return rows[0]?.reading ?? 0;
}

/** False if a newer reading was recorded meanwhile; otherwise the customer stays locked until the transaction ends. */
export async function claimReading(tx: Transaction, customerId: number, reading: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update customers set subscription_read_number = $2 where id = $1 and subscription_read_number < $2',
    [customerId, reading],
  );
  return rowCount === 1;
}

/** Leaves a customer alone who has left, or changed the subscription, since the row was read. */
export async function saveSubscription(
  tx: Transaction,
  row: SubscribedRow,
  columns: SubscriptionColumns,
): Promise<void> {
  await tx.query(
    `update customers set status = case when status = $3 then $4 else status end, stripe_subscription_status = $5,
       subscription_period_end = $6, subscription_last_paid_date = $7
     where id = $1 and stripe_subscription_id = $2`,
    [
      row.id,
      row.stripe_subscription_id,
      row.status,
      columns.status,
      columns.stripe_subscription_status,
      columns.subscription_period_end,
      columns.subscription_last_paid_date,
    ],
  );
}

export async function linkSubscription(
  tx: Transaction,
  customerId: number,
  stripeSubscriptionId: string,
): Promise<void> {
  await tx.query(
    `update customers set stripe_subscription_id = $2 where id = $1 and stripe_subscription_id is null and status <> ${accountDeleted}`,
    [customerId, stripeSubscriptionId],
  );
}

/** No card pays the plan: the customer sees error2 and can change the card. */
export async function disableUnpaid(tx: Transaction, customerId: number): Promise<void> {
  await tx.query(`update customers set status = ${disabled} where id = $1 and status = ${enabled}`, [customerId]);
}

export async function customerIdOfSubscription(db: Queryable, stripeSubscriptionId: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>('select id from customers where stripe_subscription_id = $1', [
    stripeSubscriptionId,
  ]);
  return rows[0]?.id ?? null;
}

const notExcluded = 'not exists (select from subscription_batch_exclusions e where e.customer_id = c.id)';

export async function customersToReconcile(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from customers c where stripe_subscription_id is not null and status <> ${accountDeleted} and ${notExcluded} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Customers with a charged plan and no subscription; those of the last minutes may still be in the making. */
export async function customersWithoutSubscription(tx: Transaction, minutes: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select c.id from customers c join plan_types p on p.id = c.plan_type_id and p.charge_flag
     where c.stripe_subscription_id is null and c.status in (${enabled}, ${disabled})
       and c.stripe_payment_method_id is not null
       and c.updated_at <= app.now() - make_interval(mins => $1) and ${notExcluded}
       and not exists (select from app.subscription_changes s where s.customer_id = c.id and s.status = 'created')
     order by c.id`,
    [minutes],
  );
  return rows.map(({ id }) => id);
}
