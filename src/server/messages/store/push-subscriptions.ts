import { devicesOfPerson } from '../../../domain/messages/push-limits.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type PushSubscriptionRow = { id: number; endpoint: string; p256dh: string; auth: string };

/** A browser is one person's: who switches it on last has it. The oldest beyond the limit go. */
export async function storePushSubscription(
  tx: Transaction,
  family_member_id: number,
  { endpoint, p256dh, auth }: Omit<PushSubscriptionRow, 'id'>,
): Promise<void> {
  await tx.query(
    `insert into push_subscriptions (family_member_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
     on conflict (endpoint) do update set family_member_id = excluded.family_member_id, p256dh = excluded.p256dh,
       auth = excluded.auth, failed_at = null, created_at = app.now()`,
    [family_member_id, endpoint, p256dh, auth],
  );
  await tx.query(
    `delete from push_subscriptions where family_member_id = $1 and endpoint <> $2 and id not in (
       select id from push_subscriptions where family_member_id = $1 and endpoint <> $2
       order by created_at desc, id desc limit $3)`,
    [family_member_id, endpoint, devicesOfPerson - 1],
  );
}

/** Does nothing if the browser is unknown or another user's. */
export async function dropPushSubscription(tx: Transaction, family_member_id: number, endpoint: string): Promise<void> {
  await tx.query('delete from push_subscriptions where family_member_id = $1 and endpoint = $2', [
    family_member_id,
    endpoint,
  ]);
}

export async function pushSubscriptionsFor(db: Queryable, notification_id: number): Promise<PushSubscriptionRow[]> {
  const { rows } = await db.query<PushSubscriptionRow>(
    `select s.id, s.endpoint, s.p256dh, s.auth from push_subscriptions s
     join notifications n on n.family_member_id = s.family_member_id where n.id = $1 order by s.id`,
    [notification_id],
  );
  return rows;
}

/** What the push services answered: who is gone is forgotten, who was refused remembered. */
export async function notePushOutcomes(
  tx: Transaction,
  outcomes: readonly { id: number; outcome: 'taken' | 'gone' | 'refused' }[],
): Promise<void> {
  const ids = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  await tx.query('delete from push_subscriptions where id = any($1)', [ids('gone')]);
  await tx.query(
    `update push_subscriptions set failed_at = case when id = any($2) then app.now() end
     where (id = any($1) and failed_at is not null) or id = any($2)`,
    [ids('taken'), ids('refused')],
  );
}
