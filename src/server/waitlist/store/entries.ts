import type { Meals } from '../../../domain/calendar/meals.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import type { TimeRange, TokyoDate } from '../../../domain/time.ts';
import {
  offerStatus,
  type WaitlistMode,
  type WaitlistStatus,
  waitlistStatus,
} from '../../../domain/waitlist/seat-codes.ts';
import { isOpenEntry } from '../../../domain/waitlist/waitlist-status.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { waiting, offered } = waitlistStatus.code;
const { notUsed, approved } = approvalStatus.code;

type NewWaitlistEntry = {
  customer_id: number;
  date: TokyoDate;
  earliest_time: string;
  latest_time: string;
  minutes: number;
  mode: WaitlistMode;
  price_ceiling: number;
  notice_minutes: number;
  /** What was agreed beforehand, as the page said it. */
  agreed_terms: object;
  idempotency_key: string;
  content_hash: string;
  branch_ids: readonly number[];
  children: readonly (Meals & { id: number })[];
};

export async function insertWaitlistEntry(tx: Transaction, entry: NewWaitlistEntry): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with e as (
       insert into waitlist_entries (customer_id, date, earliest_time, latest_time, minutes, mode, price_ceiling,
         notice_minutes, agreed_terms, idempotency_key, content_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id
     ), k as (
       insert into waitlist_children (waitlist_entry_id, child_id, breakfast_support_flag, lunch_support_flag, supper_support_flag)
       select e.id, c.* from e, unnest($12::integer[], $13::boolean[], $14::boolean[], $15::boolean[]) as c
     ), b as (
       insert into waitlist_branches (waitlist_entry_id, branch_id) select e.id, b from e, unnest($16::integer[]) b
     )
     select id from e`,
    [
      entry.customer_id,
      entry.date,
      entry.earliest_time,
      entry.latest_time,
      entry.minutes,
      entry.mode,
      entry.price_ceiling,
      entry.notice_minutes,
      JSON.stringify(entry.agreed_terms),
      entry.idempotency_key,
      entry.content_hash,
      entry.children.map(({ id }) => id),
      entry.children.map(({ breakfast_support_flag }) => breakfast_support_flag),
      entry.children.map(({ lunch_support_flag }) => lunch_support_flag),
      entry.children.map(({ supper_support_flag }) => supper_support_flag),
      entry.branch_ids,
    ],
  );
  const id = (rows[0] as { id: number }).id;
  processWaitlistOf(tx, entry.branch_ids, entry.date);
  return id;
}

/** The engine looks at these branch-days after the commit. */
export function processWaitlistOf(tx: Transaction, branch_ids: readonly number[], date: TokyoDate): void {
  tx.write('select app.enqueue_waitlist(b, $2, $2) from (select b from unnest($1::integer[]) b order by b) w', [
    branch_ids,
    date,
  ]);
}

/** No other transaction adds or ends waitlist entries of this family until this one ends. */
export async function lockFamily(tx: Transaction, customer_id: number): Promise<void> {
  await tx.query('select from customers where id = $1 for no key update', [customer_id]);
}

export async function waitlistEntryOfKey(
  tx: Transaction,
  customer_id: number,
  key: string,
): Promise<{ id: number; content_hash: string } | null> {
  const { rows } = await tx.query<{ id: number; content_hash: string }>(
    'select id, content_hash from waitlist_entries where customer_id = $1 and idempotency_key = $2',
    [customer_id, key],
  );
  return rows[0] ?? null;
}

export async function openWaitlistCount(tx: Transaction, customer_id: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*) from waitlist_entries where customer_id = $1 and status in (${waiting}, ${offered})`,
    [customer_id],
  );
  return rows[0]?.count ?? 0;
}

/** Live reserves of the children that day; a request that waits for its answer is none yet. */
export async function ownStays(db: Queryable, child_ids: readonly number[], date: TokyoDate): Promise<TimeRange[]> {
  const { rows } = await db.query<TimeRange>(
    `select (date_part('epoch', r.start_datetime at time zone 'Asia/Tokyo' - $2::date) / 60)::integer as start,
       (date_part('epoch', r.end_datetime at time zone 'Asia/Tokyo' - $2::date) / 60)::integer as "end"
     from reserve_details d join reserves r on r.id = d.reserve_id
     where d.child_id = any ($1) and r.live and r.approval_status in (${notUsed}, ${approved}) and r.reserve_date = $2`,
    [child_ids, date],
  );
  return rows;
}

/** Ends what is open; the database ends its offer and seats. */
export function writeWaitlistStatus(
  tx: Transaction,
  id: number,
  status: WaitlistStatus,
  more: { reserve_id?: number } = {},
): void {
  tx.write(
    `update waitlist_entries set status = $2, reserve_id = coalesce($3, reserve_id),
       ended_at = case when $4 then null else app.now() end where id = $1`,
    [id, status, more.reserve_id ?? null, isOpenEntry(status)],
  );
}

export async function ownWaitlistStatus(
  tx: Transaction,
  id: number,
  customer_id: number,
): Promise<{ status: WaitlistStatus } | null> {
  const { rows } = await tx.query<{ status: WaitlistStatus }>(
    'select status from waitlist_entries where id = $1 and customer_id = $2 for no key update',
    [id, customer_id],
  );
  return rows[0] ?? null;
}

/** The entry that is just coming true is not overtaken by its own reserve (app.overtake_waitlist_entries). */
export function nameEntryBeingReserved(tx: Transaction, id: number): void {
  tx.write("select set_config('app.waitlist_entry', $1, true)", [String(id)]);
}

/** A member of staff agreed to offer, on a day of requests. */
export function writeAgreement(tx: Transaction, id: number, account_id: number, branch_id: number): void {
  tx.write('update waitlist_entries set staff_agreed_account_id = $2, staff_agreed_branch_id = $3 where id = $1', [
    id,
    account_id,
    branch_id,
  ]);
}

/** At every branch of the entry: it waits again. */
export function processEntry(tx: Transaction, customer_id: number, date: TokyoDate): void {
  tx.write('select app.enqueue_waitlist_of_customer($1, $2)', [customer_id, date]);
}

type ListedWaitlistEntry = {
  id: number;
  status: WaitlistStatus;
  mode: WaitlistMode;
  date: TokyoDate;
  earliest_time: string;
  latest_time: string;
  minutes: number;
  price_ceiling: number;
  notice_minutes: number;
  branches: { branch_id: number; branch_name: string }[];
  children: { child_id: number; name: string }[];
  created_at: Date;
  reserve_id: number | null;
  free_cancel_until: Date | null;
  seat_offer_id: number | null;
};

/** The open ones, and those that ended within so many days. */
export async function listOwnWaitlist(
  db: Queryable,
  customer_id: number,
  days: number,
): Promise<ListedWaitlistEntry[]> {
  const { rows } = await db.query<ListedWaitlistEntry>(
    `select e.id, e.status, e.mode, e.date, to_char(e.earliest_time, 'HH24:MI') as earliest_time,
       case when e.latest_time = '24:00' then '24:00' else to_char(e.latest_time, 'HH24:MI') end as latest_time, e.minutes,
       e.price_ceiling, e.notice_minutes, e.created_at, e.reserve_id, r.free_cancel_until,
       (select json_agg(json_build_object('branch_id', b.id, 'branch_name', b.name) order by b.id)
        from waitlist_branches w join branches b on b.id = w.branch_id where w.waitlist_entry_id = e.id) as branches,
       (select json_agg(json_build_object('child_id', k.id, 'name', k.name) order by k.id)
        from waitlist_children m join children k on k.id = m.child_id where m.waitlist_entry_id = e.id) as children,
       (select o.id from seat_offers o where o.waitlist_entry_id = e.id and o.status = ${offerStatus.code.open}) as seat_offer_id
     from waitlist_entries e left join reserves r on r.id = e.reserve_id
     where e.customer_id = $1 and (e.ended_at is null or e.ended_at > app.now() - make_interval(days => $2))
     order by e.ended_at is not null, e.date, e.created_at, e.id`,
    [customer_id, days],
  );
  return rows;
}

/** After two accounts of a family were merged: moves open entries along, with the remaining children's ids. */
export async function moveWaitlistEntries(
  tx: Transaction,
  from: number,
  into: number,
  pairs: readonly (readonly [number, number])[],
): Promise<void> {
  const children = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  await tx.query(
    `update waitlist_children c set child_id = p.b from unnest($2::integer[], $3::integer[]) as p (a, b), waitlist_entries e
     where c.child_id = p.a and e.id = c.waitlist_entry_id and e.customer_id = $1 and e.status in (${waiting}, ${offered})`,
    [from, ...children],
  );
  await tx.query(
    `update seat_holds h set customer_id = $2, child_ids = array(
       select coalesce((select p.b from unnest($3::integer[], $4::integer[]) as p (a, b) where p.a = k.id), k.id)
       from unnest(h.child_ids) with ordinality as k (id, place) order by k.place)
     where h.customer_id = $1 and h.seat_offer_id is not null and h.released_at is null`,
    [from, into, ...children],
  );
  await tx.query(
    `update seat_offers set customer_id = $2 where customer_id = $1 and status = ${offerStatus.code.open}`,
    [from, into],
  );
  await tx.query(
    `update waitlist_entries set customer_id = $2 where customer_id = $1 and status in (${waiting}, ${offered})`,
    [from, into],
  );
}
