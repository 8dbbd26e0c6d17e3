import type { TokyoDate } from '../../../domain/time.ts';
import { holdKind } from '../../../domain/waitlist/seat-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { confirmPage, offer } = holdKind.code;

/** Ends what a family's confirm page holds, as a statement: a save has it within its own. */
export const endConfirmHold = (customer_id: string): string =>
  `update seat_holds set released_at = app.now()
   where kind = ${confirmPage} and released_at is null and customer_id = ${customer_id}`;

export type HoldRights = {
  holds_per_hour: number;
  address_holds_per_hour: number;
  /** Families that have yet to agree to a text, or to pay, can reserve but hold nothing before that. */
  may_hold: boolean;
};

export async function holdRights(db: Queryable, customer_id: number): Promise<HoldRights> {
  const { rows } = await db.query<HoldRights>(
    `select s.holds_per_hour, s.address_holds_per_hour, not c.unpaid_flag and not exists (
         select from view_due_consents d where d.customer_id = c.id) as may_hold
     from view_customers c cross join app.reserve_settings_on(app.tokyo_today()) s where c.id = $1`,
    [customer_id],
  );
  return rows[0] ?? { holds_per_hour: 0, address_holds_per_hour: 0, may_hold: false };
}

type HeldStay = {
  customer_id: number;
  branch_id: number;
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  child_ids: readonly number[];
  /** Of the children, in the order of child_ids. */
  births: readonly TokyoDate[];
};
export type HeldSeat = { seat_hold_id: number; expires_at: Date };

/**
 * One hold per family: the previous one ends. Holding the same stay again (a reload, a second tab) makes a new row, so that
 * leaving the old page does not release the new one; the expiry is carried over, so that no hold lasts forever. Null: an
 * offer already holds seats for these children at that time, and they are not held twice.
 */
export async function replaceConfirmHold(tx: Transaction, stay: HeldStay, expires_at: Date): Promise<HeldSeat | null> {
  const { rows: former } = await tx.query<{ expires_at: Date; same: boolean }>(
    `${endConfirmHold('$1')} returning expires_at, expires_at > app.now() and branch_id = $2
       and start_datetime = $3 and end_datetime = $4 and child_ids @> $5 and child_ids <@ $5 as same`,
    [stay.customer_id, stay.branch_id, stay.start_datetime, stay.end_datetime, stay.child_ids],
  );
  const kept = former.find(({ same }) => same);
  const { rows } = await tx.query<HeldSeat>(
    `insert into seat_holds (kind, customer_id, branch_id, date, start_datetime, end_datetime, child_ids, births, expires_at)
     select ${confirmPage}, $1, $2, $3, $4, $5, $6, $7, $8 where not exists (
       select from seat_holds o where o.kind = ${offer} and o.customer_id = $1 and o.released_at is null
         and o.expires_at > app.now() and o.child_ids && $6 and o.start_datetime < $5 and o.end_datetime > $4)
     returning id as seat_hold_id, expires_at`,
    [
      stay.customer_id,
      stay.branch_id,
      stay.date,
      stay.start_datetime,
      stay.end_datetime,
      stay.child_ids,
      stay.births,
      kept?.expires_at ?? expires_at,
    ],
  );
  return rows[0] ?? null;
}

/** Another family's, or one that ended already, stays as it is. */
export async function releaseConfirmHold(tx: Transaction, customer_id: number, seat_hold_id: number): Promise<void> {
  await tx.query(`${endConfirmHold('$1')} and id = $2`, [customer_id, seat_hold_id]);
}

/** What ran out counts no longer since then, but only a change is heard of by boards and by the waitlist. */
export async function holdsThatRanOut(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from seat_holds where kind = ${confirmPage} and released_at is null and expires_at <= app.now() order by id`,
  );
  return rows.map(({ id }) => id);
}

/** One per transaction: each triggers the waitlist of its own branch-day only, and waits for no other. */
export async function endHoldThatRanOut(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    'update seat_holds set released_at = app.now() where id = $1 and released_at is null and expires_at <= app.now()',
    [id],
  );
}
