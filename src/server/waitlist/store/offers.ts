import type { Meals } from '../../../domain/calendar/meals.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { holdKind, type OfferStatus, offerStatus, type WaitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import { hashSecret, newSecret } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { open } = offerStatus.code;

export type OfferRow = {
  id: number;
  waitlist_entry_id: number;
  customer_id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  reserve_amount: number;
  status: OfferStatus;
  expires_at: Date;
  account_id: number | null;
  reserve_id: number | null;
  wish_status: WaitlistStatus;
  /** Staff agreed, on a day of requests. */
  staff_agreed: boolean;
  /** With the chosen meals. */
  children: (Meals & { id: number; name: string })[];
};

const readOffer = `
  select o.id, o.waitlist_entry_id, o.customer_id, o.branch_id, b.name as branch_name, b.tel as branch_tel, e.date,
    o.start_datetime, o.end_datetime, o.reserve_amount, o.status, o.expires_at, o.account_id, o.reserve_id,
    e.status as wish_status, coalesce(e.staff_agreed_branch_id = o.branch_id, false) as staff_agreed,
    (select json_agg(json_build_object('id', k.id, 'name', k.name, 'breakfast_support_flag', m.breakfast_support_flag,
        'lunch_support_flag', m.lunch_support_flag, 'supper_support_flag', m.supper_support_flag) order by k.id)
     from waitlist_children m join children k on k.id = m.child_id where m.waitlist_entry_id = e.id) as children
  from seat_offers o join waitlist_entries e on e.id = o.waitlist_entry_id join branches b on b.id = o.branch_id
  where o.id = $1`;

export async function offerById(db: Queryable, id: number): Promise<OfferRow | null> {
  const { rows } = await db.query<OfferRow>(readOffer, [id]);
  return rows[0] ?? null;
}

type NewOffer = {
  waitlist_entry_id: number;
  customer_id: number;
  branch_id: number;
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  reserve_amount: number;
  expires_at: Date;
  /** Who of the staff offered by hand. */
  account_id: number | null;
  children: readonly { id: number; date_of_birth: TokyoDate }[];
};

/** An offer and the seats it holds, together. */
export async function insertOffer(tx: Transaction, offer: NewOffer): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with o as (
       insert into seat_offers (waitlist_entry_id, customer_id, branch_id, start_datetime, end_datetime, reserve_amount,
         expires_at, account_id)
       values ($1, $2, $3, $5, $6, $7, $8, $9) returning *
     ), h as (
       insert into seat_holds (kind, customer_id, branch_id, date, start_datetime, end_datetime, child_ids, births,
         seat_offer_id, expires_at)
       select ${holdKind.code.offer}, o.customer_id, o.branch_id, $4, o.start_datetime, o.end_datetime, $10, $11, o.id,
         o.expires_at from o
     )
     select id from o`,
    [
      offer.waitlist_entry_id,
      offer.customer_id,
      offer.branch_id,
      offer.date,
      offer.start_datetime,
      offer.end_datetime,
      offer.reserve_amount,
      offer.expires_at,
      offer.account_id,
      offer.children.map(({ id }) => id),
      offer.children.map(({ date_of_birth }) => date_of_birth),
    ],
  );
  return (rows[0] as { id: number }).id;
}

/** The database gives its seats back. */
export function writeOfferStatus(
  tx: Transaction,
  id: number,
  status: OfferStatus,
  more: { reserve_id?: number } = {},
): void {
  tx.write('update seat_offers set status = $2, reserve_id = $3, answered_at = app.now() where id = $1', [
    id,
    status,
    more.reserve_id ?? null,
  ]);
}

export async function offersThatRanOut(db: Queryable): Promise<{ id: number; waitlist_entry_id: number }[]> {
  const { rows } = await db.query<{ id: number; waitlist_entry_id: number }>(
    `select id, waitlist_entry_id from seat_offers where status = ${open} and expires_at <= app.now() order by expires_at, id`,
  );
  return rows;
}

/** Offers of a branch-day that wait for their answer. */
export async function openOffersOfDay(db: Queryable, branch_id: number, date: TokyoDate): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select o.id from seat_offers o join waitlist_entries e on e.id = o.waitlist_entry_id
     where o.branch_id = $1 and e.date = $2 and o.status = ${open} order by o.id`,
    [branch_id, date],
  );
  return rows.map(({ id }) => id);
}

/** The secret of one sending, which ends with the person it is sent to; only its hash is stored. Null once the offer is answered. */
export async function issueOfferToken(
  tx: Transaction,
  { seat_offer_id, family_member_id }: { seat_offer_id: number; family_member_id: number },
): Promise<string | null> {
  const token = newSecret();
  const { rowCount } = await tx.query(
    `insert into auth.seat_offer_tokens (token_hash, seat_offer_id, family_member_id)
     select $1, id, $3 from seat_offers where id = $2 and status = ${open} and expires_at > app.now()`,
    [hashSecret(token), seat_offer_id, family_member_id],
  );
  return rowCount === 1 ? token : null;
}

/** True for a token that was sent with this offer; whether the offer is still open is asked besides. */
export async function isTokenOfOffer(db: Queryable, seat_offer_id: number, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from auth.seat_offer_tokens where seat_offer_id = $1 and token_hash = $2',
    [seat_offer_id, hashSecret(token)],
  );
  return rowCount === 1;
}

export async function openOfferOf(
  db: Queryable,
  waitlist_entry_id: number,
): Promise<{ id: number; branch_id: number; start: number; account_id: number | null } | null> {
  const { rows } = await db.query<{ id: number; branch_id: number; start: number; account_id: number | null }>(
    `select o.id, o.branch_id, o.account_id,
       (date_part('epoch', o.start_datetime at time zone 'Asia/Tokyo' - e.date) / 60)::integer as start
     from seat_offers o join waitlist_entries e on e.id = o.waitlist_entry_id
     where o.waitlist_entry_id = $1 and o.status = ${open}`,
    [waitlist_entry_id],
  );
  return rows[0] ?? null;
}
