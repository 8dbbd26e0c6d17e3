import type { Meals } from '../../../domain/calendar/meals.ts';
import type { TimeRange, TokyoDate } from '../../../domain/time.ts';
import {
  offerStatus,
  type WaitlistMode,
  type WaitlistStatus,
  waitlistStatus,
} from '../../../domain/waitlist/seat-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { BranchDayFacts, ChildFacts, CustomerOnDay, RulesOfDay } from '../../reserves/store/reserve-facts.ts';

const { waiting, offered } = waitlistStatus.code;
const { declined, ranOut } = offerStatus.code;

/** A waitlist entry as the engine needs it, at one of its branches. */
export type WaitlistFacts = {
  id: number;
  customer_id: number;
  status: WaitlistStatus;
  mode: WaitlistMode;
  date: TokyoDate;
  earliest_time: string;
  latest_time: string;
  minutes: number;
  price_ceiling: number;
  notice_minutes: number;
  created_at: string;
  /** On a day of requests: the staff of this branch agreed. */
  staff_agreed: boolean;
  staff_agreed_account_id: number | null;
  reserve_id: number | null;
  /** How many children it names; `children` are those that are still there. */
  child_count: number;
  customer: CustomerOnDay;
  children: (Meals & ChildFacts)[];
  /** Live reserves of these children on that day, by minutes. */
  own: TimeRange[];
  /** Offers that were declined or ran out: not asked again. */
  refused: (TimeRange & { branch_id: number })[];
};

const minuteOfDay = (moment: string, date: string): string =>
  `(date_part('epoch', ${moment} at time zone 'Asia/Tokyo' - ${date}) / 60)::integer`;

/** Of a row `e`; $1 is the branch. */
const entryJson = `json_build_object(
  'id', e.id, 'customer_id', e.customer_id, 'status', e.status, 'mode', e.mode, 'date', e.date,
  'earliest_time', e.earliest_time, 'latest_time', e.latest_time, 'minutes', e.minutes, 'price_ceiling', e.price_ceiling,
  'notice_minutes', e.notice_minutes, 'created_at', e.created_at,
  'staff_agreed', coalesce(e.staff_agreed_branch_id = $1, false), 'staff_agreed_account_id', e.staff_agreed_account_id,
  'reserve_id', e.reserve_id,
  'customer', (select c from app.customer_on(e.customer_id, e.date) c),
  'child_count', (select count(*) from waitlist_children m where m.waitlist_entry_id = e.id),
  'children', coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth,
      'breakfast_support_flag', m.breakfast_support_flag, 'lunch_support_flag', m.lunch_support_flag,
      'supper_support_flag', m.supper_support_flag,
      'current_day_paid_percent', case when e.date = app.tokyo_today()
        then app.current_day_paid(e.customer_id, k.id, e.date, null) else 0 end,
      'subsidy_facts', app.child_subsidies(k.id, e.date, null)) order by k.id)
    from waitlist_children m join children k on k.id = m.child_id
    where m.waitlist_entry_id = e.id and k.customer_id = e.customer_id and not k.disable), '[]'),
  'own', coalesce((select json_agg(json_build_object('start', ${minuteOfDay('lower(d.during)', 'e.date')},
      'end', ${minuteOfDay('upper(d.during)', 'e.date')}))
    from waitlist_children m join reserve_details d on d.child_id = m.child_id and d.live
      and d.during && tstzrange(e.date::timestamp at time zone 'Asia/Tokyo', (e.date + 1)::timestamp at time zone 'Asia/Tokyo')
    where m.waitlist_entry_id = e.id), '[]'),
  'refused', coalesce((select json_agg(json_build_object('branch_id', o.branch_id,
      'start', ${minuteOfDay('o.start_datetime', 'e.date')}, 'end', ${minuteOfDay('o.end_datetime', 'e.date')}))
    from seat_offers o where o.waitlist_entry_id = e.id and o.status in (${declined}, ${ranOut})), '[]'))`;

type WaitingDay = { day: BranchDayFacts | null; rules: RulesOfDay; entries: WaitlistFacts[] };

/**
 * The branch-day with everything that is held, and who waits for it, in the order they came: one statement, one moment. A
 * cancellation takes no lock, so what is free must be the same for the first entry and for the last.
 */
export async function waitingDay(db: Queryable, branch_id: number, date: TokyoDate): Promise<WaitingDay> {
  const { rows } = await db.query<WaitingDay>(
    `select day, rules, coalesce((select json_agg(${entryJson} order by e.created_at, e.id)
       from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id
       where b.branch_id = $1 and e.date = $2 and e.status = ${waiting}), '[]') as entries
     from app.rules_on($2) as rules left join app.branch_day($1, $2, null) as day on true`,
    [branch_id, date],
  );
  return rows[0] as WaitingDay;
}

/** Customer and entry, in the order of all locks after the branch-day; null where it is not there or not for this branch. */
export async function lockWaitlistEntry(tx: Transaction, id: number, branch_id: number): Promise<WaitlistFacts | null> {
  await lockWaitlistRows(tx, id);
  const { rows } = await tx.query<{ entry: WaitlistFacts }>(
    `select ${entryJson} as entry from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id
     where e.id = $2 and b.branch_id = $1`,
    [branch_id, id],
  );
  return rows[0]?.entry ?? null;
}

export async function lockWaitlistRows(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `select from customers c join waitlist_entries e on e.customer_id = c.id where e.id = $1 for no key update of c`,
    [id],
  );
  await tx.query('select from waitlist_entries where id = $1 for no key update', [id]);
}

/** Branches with their waitlist entries, whatever became of them, for the staff of one. */
export async function waitlistOfDay(
  db: Queryable,
  branch_id: number,
  date: TokyoDate,
): Promise<(WaitlistFacts & { customer_name: string; other_branches: string[]; seat_offer_id: number | null })[]> {
  const { rows } = await db.query<{
    entry: WaitlistFacts;
    customer_name: string;
    other_branches: string[];
    seat_offer_id: number | null;
  }>(
    `select ${entryJson} as entry, c.name as customer_name,
       array(select o.name from waitlist_branches w join branches o on o.id = w.branch_id
         where w.waitlist_entry_id = e.id and w.branch_id <> $1 order by o.id) as other_branches,
       (select s.id from seat_offers s where s.waitlist_entry_id = e.id and s.branch_id = $1
         and s.status = ${offerStatus.code.open}) as seat_offer_id
     from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id join customers c on c.id = e.customer_id
     where b.branch_id = $1 and e.date = $2 and e.status <> ${waitlistStatus.code.withdrawn} order by e.created_at, e.id`,
    [branch_id, date],
  );
  return rows.map(({ entry, ...row }) => ({ ...entry, ...row }));
}

/** Whatever the database did not tell the engine of is found by looking again: see branchDaysToCheck. */
export async function noteWaitlistCheck(tx: Transaction, branch_id: number, date: TokyoDate): Promise<void> {
  tx.write(
    `update waitlist_branches b set looked_at = app.now() from waitlist_entries e
     where e.id = b.waitlist_entry_id and b.branch_id = $1 and e.date = $2 and e.status = ${waiting}`,
    [branch_id, date],
  );
}

/** Branch-days with waiting entries that were not checked for that long. */
export async function branchDaysToCheck(
  db: Queryable,
  minutes: number,
): Promise<{ branch_id: number; date: TokyoDate }[]> {
  const { rows } = await db.query<{ branch_id: number; date: TokyoDate }>(
    `select distinct b.branch_id, e.date from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id
     where e.status = ${waiting} and e.date >= app.tokyo_today()
       and coalesce(b.looked_at, '-infinity') <= app.now() - make_interval(mins => $1) order by e.date, b.branch_id`,
    [minutes],
  );
  return rows;
}

/** Waitlist entries whose last start may be past; the rule itself is the domain's. */
export async function waitlistNearItsEnd(db: Queryable, days: number): Promise<EndingWaitlistEntry[]> {
  const { rows } = await db.query<EndingWaitlistEntry>(
    `select e.id, e.customer_id, e.status, e.date, e.earliest_time, e.latest_time, e.minutes, e.notice_minutes,
       array(select b.name from waitlist_branches w join branches b on b.id = w.branch_id
         where w.waitlist_entry_id = e.id order by b.id) as branch_names
     from waitlist_entries e where e.status in (${waiting}, ${offered}) and e.date <= app.tokyo_today() + $1::integer
     order by e.date, e.id`,
    [days],
  );
  return rows;
}
export type EndingWaitlistEntry = Pick<
  WaitlistFacts,
  'id' | 'customer_id' | 'status' | 'date' | 'earliest_time' | 'latest_time' | 'minutes' | 'notice_minutes'
> & { branch_names: string[] };

/** The day of a waitlist entry that names the branch. */
export async function waitlistEntryDate(db: Queryable, id: number, branch_id: number): Promise<TokyoDate | null> {
  const { rows } = await db.query<{ date: TokyoDate }>(
    `select e.date from waitlist_entries e join waitlist_branches b on b.waitlist_entry_id = e.id
     where e.id = $1 and b.branch_id = $2`,
    [id, branch_id],
  );
  return rows[0]?.date ?? null;
}
