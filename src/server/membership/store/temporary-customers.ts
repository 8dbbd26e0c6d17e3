import type { Queryable, Transaction } from '../../postgres/database.ts';

/** temporary_customer_informations: the Stripe side of a registration that is not finished yet. */
interface TemporaryCustomer {
  uid: string;
  stripe_customer_id: string;
  stripe_subscription_id: string | null;
  plan_type_id: number | null;
}

const columns = 'uid, stripe_customer_id, stripe_subscription_id, plan_type_id';

export async function temporaryByUid(db: Queryable, uid: string): Promise<TemporaryCustomer | null> {
  const { rows } = await db.query<TemporaryCustomer>(
    `select ${columns} from temporary_customer_informations where uid = $1`,
    [uid],
  );
  return rows[0] ?? null;
}

/** Keeps the first Stripe customer of a uid, whatever the retries, and says which one that is. */
export async function storeStripeCustomer(tx: Transaction, uid: string, stripeCustomerId: string): Promise<string> {
  const { rows } = await tx.query<{ stripe_customer_id: string }>(
    `insert into temporary_customer_informations (uid, stripe_customer_id) values ($1, $2)
     on conflict (uid) do update set updated_at = app.now() returning stripe_customer_id`,
    [uid, stripeCustomerId],
  );
  return rows[0]?.stripe_customer_id ?? stripeCustomerId;
}

/**
 * Written before Stripe is asked for a subscription, so that a crash in between leaves a trace: the row's plan says
 * that there may be an unlinked subscription. Waits for a sweep that is cleaning up right now.
 */
export async function markSubscribing(tx: Transaction, uid: string, stripeCustomerId: string, planTypeId: number) {
  await tx.query(
    `insert into temporary_customer_informations (uid, stripe_customer_id, plan_type_id) values ($1, $2, $3)
     on conflict (uid) do update set plan_type_id = excluded.plan_type_id`,
    [uid, stripeCustomerId, planTypeId],
  );
}

export async function storeSubscription(tx: Transaction, uid: string, stripeSubscriptionId: string): Promise<void> {
  await tx.query('update temporary_customer_informations set stripe_subscription_id = $2 where uid = $1', [
    uid,
    stripeSubscriptionId,
  ]);
}

/** The registration is finished, everything of it is in customers now. */
export async function forgetTemporary(tx: Transaction, uid: string): Promise<void> {
  await tx.query('delete from temporary_customer_informations where uid = $1', [uid]);
}

const abandoned = 'plan_type_id is not null and updated_at <= app.now() - make_interval(mins => $1)';

/** Registrations that were left while subscribing. */
export async function abandonedRegistrations(tx: Transaction, minutes: number): Promise<string[]> {
  const { rows } = await tx.query<{ uid: string }>(
    `select uid from temporary_customer_informations where ${abandoned} order by updated_at`,
    [minutes],
  );
  return rows.map(({ uid }) => uid);
}

/** Holds it against a parent who comes back this moment; null if that has happened. */
export async function lockAbandoned(tx: Transaction, uid: string, minutes: number): Promise<TemporaryCustomer | null> {
  const { rows } = await tx.query<TemporaryCustomer>(
    `select ${columns} from temporary_customer_informations where ${abandoned} and uid = $2 for update skip locked`,
    [minutes, uid],
  );
  return rows[0] ?? null;
}

export async function clearSubscribing(tx: Transaction, uid: string): Promise<void> {
  await tx.query(
    'update temporary_customer_informations set plan_type_id = null, stripe_subscription_id = null where uid = $1',
    [uid],
  );
}
