import { approvalStatus, customerStatus } from '../../../domain/codes.ts';
import { hashSecret, newSecret } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted, withdrawn } = customerStatus.code;
const { rejected } = approvalStatus.code;

/** How long a stay that is over is still in the calendar. */
const daysKept = 31;

/** Each person of a family has the own address. */
type FeedOwner = { customer_id: number; family_member_id: number };

/** Issues the first address; null if there is one already, which cannot be shown again (only its hash is stored). */
export async function issueFeedToken(
  tx: Transaction,
  { customer_id, family_member_id }: FeedOwner,
): Promise<string | null> {
  const token = newSecret();
  const { rowCount } = await tx.query(
    `insert into calendar_feeds (customer_id, family_member_id, token_hash) values ($1, $2, $3)
     on conflict (family_member_id) do nothing`,
    [customer_id, family_member_id, hashSecret(token)],
  );
  return rowCount === 1 ? token : null;
}

export async function renewFeedToken(tx: Transaction, { customer_id, family_member_id }: FeedOwner): Promise<string> {
  const token = newSecret();
  await tx.query(
    `insert into calendar_feeds (customer_id, family_member_id, token_hash) values ($1, $2, $3) on conflict (family_member_id)
       do update set customer_id = excluded.customer_id, token_hash = excluded.token_hash,
         created_at = excluded.created_at, last_read_date = null`,
    [customer_id, family_member_id, hashSecret(token)],
  );
  return token;
}

export async function dropFeed(tx: Transaction, { family_member_id }: FeedOwner): Promise<void> {
  await tx.query('delete from calendar_feeds where family_member_id = $1', [family_member_id]);
}

/**
 * Whose address it is; null for one we do not know any more, of a family that has left, or of a person who left the family
 * or from whom stays are hidden.
 */
export async function ownerOfFeed(db: Queryable, token: string): Promise<FeedOwner | null> {
  const { rows } = await db.query<FeedOwner>(
    `select f.customer_id, f.family_member_id from calendar_feeds f join customers c on c.id = f.customer_id
     join family_members m on m.id = f.family_member_id
     where f.token_hash = $1 and c.status not in (${withdrawn}, ${accountDeleted})
       and m.removed_at is null and not m.hidden_flag`,
    [hashSecret(token)],
  );
  return rows[0] ?? null;
}

/** What a calendar gets to know of a reserve: no child, no meals, no remarks. */
export type FeedReserve = {
  id: number;
  branch_name: string;
  branch_tel: string;
  branch_address: string;
  start_datetime: Date;
  end_datetime: Date;
  approval_status: number;
  live: boolean;
  updated_at: Date;
};

/** Live reserves, and stays of the last month; what was cancelled or refused vanishes from a calendar that asks again. */
export async function reservesOfFeed(db: Queryable, customer_id: number): Promise<FeedReserve[]> {
  const { rows } = await db.query<FeedReserve>(
    `select r.id, b.name as branch_name, b.tel as branch_tel,
       (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a) as branch_address,
       r.start_datetime, r.end_datetime, r.approval_status, r.live, r.updated_at
     from reserves r join branches b on b.id = r.branch_id
     where r.customer_id = $1 and r.live and r.approval_status <> ${rejected}
       and r.end_datetime > app.now() - make_interval(days => ${daysKept})
     order by r.start_datetime, r.id`,
    [customer_id],
  );
  return rows;
}

/** Only the date: at what time a calendar polls is private. */
export async function noteFeedRead(db: Queryable, family_member_id: number): Promise<void> {
  await db.query(
    `update calendar_feeds set last_read_date = app.tokyo_today()
     where family_member_id = $1 and last_read_date is distinct from app.tokyo_today()`,
    [family_member_id],
  );
}
