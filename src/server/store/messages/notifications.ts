import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { account_deleted } = customerStatus.code;

export type NotificationInsert = {
  customer_id: number;
  reserve_id: number | null;
  seat_offer_id: number | null;
  kind: string;
  deduplication_key: string;
  title: string;
  content: string;
  link: string;
  /** What the card of a reserve says, as the writer made it. */
  card: object | null;
};

/** The in-app copy and the job that sends it, in one statement; nothing if it was told before. */
export async function insertNotification(tx: Transaction, row: NotificationInsert): Promise<void> {
  tx.write(
    `with n as (
       insert into notifications (customer_id, reserve_id, kind, deduplication_key, title, content, link, card, seat_offer_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (deduplication_key, family_member_id) do nothing returning id
     )
     select app.enqueue('notifyCustomer', json_build_object('notification_id', n.id)) from n`,
    [
      row.customer_id,
      row.reserve_id,
      row.kind,
      row.deduplication_key,
      row.title,
      row.content,
      row.link,
      row.card && JSON.stringify(row.card),
      row.seat_offer_id,
    ],
  );
}

export type SendStatus = 'waiting' | 'sent' | 'skipped' | 'failed';

export type NotificationRow<Card> = {
  id: number;
  kind: string;
  reserve_id: number | null;
  title: string;
  content: string;
  link: string | null;
  card: Card | null;
  line_status: SendStatus;
  mail_status: SendStatus;
  created_at: Date;
  customer_name: string;
  email: string | null;
  /** Null where LINE messages are not wanted or possible. */
  line_user_id: string | null;
  /** Null where the message is not about a reserve. */
  reserve_live: boolean | null;
  seat_offer_id: number | null;
};

export async function notificationToSend<Card>(db: Queryable, id: number): Promise<NotificationRow<Card> | null> {
  const { rows } = await db.query<NotificationRow<Card>>(
    `select n.id, n.kind, n.reserve_id, n.title, n.content, n.link, n.card, n.line_status, n.mail_status, n.created_at,
       c.name as customer_name,
       -- Only the last word still goes to a deleted account.
       case when c.status <> ${account_deleted} or n.kind in ('account_deleted', 'account_merged') then c.email end as email,
       case when c.status <> ${account_deleted} and c.line_notification_flag then c.line_user_id end as line_user_id,
       r.live as reserve_live, n.seat_offer_id
     from notifications n join customers c on c.id = n.customer_id left join reserves r on r.id = n.reserve_id
     where n.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** False if the channel was no longer in the state it is moved from: somebody else is at it. */
export async function moveChannel(
  tx: Transaction,
  id: number,
  channel: 'line' | 'mail',
  from: SendStatus,
  to: SendStatus,
): Promise<boolean> {
  const column = channel === 'line' ? 'line_status' : 'mail_status';
  const { rowCount } = await tx.query(`update notifications set ${column} = $3 where id = $1 and ${column} = $2`, [
    id,
    from,
    to,
  ]);
  return rowCount === 1;
}
