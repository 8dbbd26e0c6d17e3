import type { Meals } from '../../../domain/calendar/meals.ts';
import { branchStatus, customerStatus, registrationStatus } from '../../../domain/codes.ts';
import type { TimeRange, TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { BranchDayFacts, ChildFacts, CustomerOnDay, RulesOfDay } from './reserve-facts.ts';

const { open } = branchStatus.code;
const { accountDeleted } = customerStatus.code;
const { accountOnly } = registrationStatus.code;

/** So many stays say what is usual. */
const looked_at = 5;

export type ReadyFacts = {
  /** Null: no branch takes reserves, or the one asked for does not exist. */
  day: BranchDayFacts | null;
  rules: RulesOfDay;
  customer: CustomerOnDay;
  /** In the order of their ids. */
  family: ChildFacts[];
  /** Those asked for that are the family's; else those of last time; else all. */
  child_ids: number[];
  /** The newest first; minutes of the day. */
  recent: TimeRange[];
  /** What each child ate last time. */
  meals: (Meals & { child_id: number })[];
  /** Where the family's children are on that day; minutes of the day. */
  own: (TimeRange & { child_id: number })[];
};

type ReadyQuestion = {
  customer_id: number;
  date: TokyoDate;
  branch_id: number | null;
  /** path_name of a branch. */
  branch: string | null;
  child_ids: readonly number[] | null;
};

const takesReserves = (date: string) =>
  `b.status = ${open} and b.real_store_flag and ${date} between b.open_date and coalesce(b.last_date, 'infinity')`;
/** 港区, さいたま市: enough to tell which branch is near who has never chosen one. */
const city = (address: string) => `substring(${address} from '^.+?[市区町村]')`;
const minute = (moment: string, day: string) =>
  `(date_part('epoch', ${moment} at time zone 'Asia/Tokyo' - ${day}) / 60)::integer`;

/**
 * Everything the seat that is ready needs, in one round trip: the family's usual branch (most often of its latest stays, the
 * newer on a tie; else the registered one; else the nearest by prefecture and city) on that day, by the facts of a save.
 */
export async function readyFacts(db: Queryable, question: ReadyQuestion): Promise<ReadyFacts | null> {
  const { rows } = await db.query<ReadyFacts>(
    `with recent as materialized (
       select r.id, r.branch_id, r.start_datetime, r.end_datetime, r.reserve_date from reserves r
       where r.customer_id = $1 and r.live order by r.start_datetime desc limit ${looked_at}
     ), family as materialized (
       select k.id, k.name, k.date_of_birth, case when $2::date = app.tokyo_today()
           then app.current_day_paid($1, k.id, $2, null) else 0 end as current_day_paid_percent,
         app.child_subsidies(k.id, $2, null) as subsidy_facts
       from children k where k.customer_id = $1 and not k.disable
     ), last as (
       select d.child_id, d.breakfast_support_flag, d.lunch_support_flag, d.supper_support_flag
       from reserve_details d join family k on k.id = d.child_id
       where d.reserve_id = (select r.id from recent r order by r.start_datetime desc limit 1)
     ), chosen as materialized (
       select case when $5::integer[] is null then coalesce((select array_agg(child_id order by child_id) from last),
           (select array_agg(id order by id) from family), '{}')
         else array(select id from family where id = any ($5) order by array_position($5, id)) end as ids,
       coalesce($3::integer, (select b.id from branches b where b.path_name = $4),
         case when $4::text is null then coalesce(
           (select b.id from recent r join branches b on b.id = r.branch_id where ${takesReserves('$2')}
            group by b.id order by count(*) desc, max(r.start_datetime) desc limit 1),
           (select b.id from branches b where b.id = c.default_branch_id and ${takesReserves('$2')}),
           (select b.id from branches b where ${takesReserves('$2')}
            order by b.prefecture_id is distinct from c.prefecture_id,
              ${city('b.address1')} is distinct from ${city('c.address1')}, b.id limit 1)) end) as branch_id
       from customers c where c.id = $1
     )
     select day, rules, customer, chosen.ids as child_ids,
       coalesce((select json_agg(k order by k.id) from family k), '[]') as family,
       coalesce((select json_agg(json_build_object(
           'start', ${minute('r.start_datetime', 'r.reserve_date')}, 'end', ${minute('r.end_datetime', 'r.reserve_date')})
         order by r.start_datetime desc) from recent r), '[]') as recent,
       coalesce((select json_agg(l) from last l), '[]') as meals,
       coalesce((select json_agg(json_build_object('child_id', d.child_id,
           'start', ${minute('r.start_datetime', '$2::date')}, 'end', ${minute('r.end_datetime', '$2::date')}))
         from reserve_details d join reserves r on r.id = d.reserve_id
         where d.child_id = any (chosen.ids) and d.live and r.reserve_date = $2), '[]') as own
     from chosen
     cross join app.rules_on($2) as rules
     cross join app.customer_on($1, $2) as customer
     left join app.branch_day(chosen.branch_id, $2, null, $1, chosen.ids) as day on true`,
    [question.customer_id, question.date, question.branch_id, question.branch, question.child_ids],
  );
  return rows[0] ?? null;
}

/** Who is behind a LINE account that tapped: the family, if the account is one's. */
export async function customerOfLineUser(db: Queryable, lineUserId: string): Promise<{ id: number } | null> {
  const { rows } = await db.query<{ id: number }>(
    `select c.id from customers c where c.status <> ${accountDeleted} and c.registration_status <> ${accountOnly}
       and (c.line_user_id = $1
         or c.id = (select app.stay_family_of(u.uid) from auth.users u where u.line_user_id = $1 and not u.disabled)
         or c.id = (select app.stay_family_of(m.uid) from family_members m
           join family_member_contacts k on k.family_member_id = m.id where k.line_user_id = $1 and m.removed_at is null limit 1))
     order by (c.line_user_id = $1) desc nulls last, c.id limit 1`,
    [lineUserId],
  );
  return rows[0] ?? null;
}

export async function branchPathOf(db: Queryable, branch_id: number): Promise<string | null> {
  const { rows } = await db.query<{ path_name: string }>('select path_name from branches where id = $1', [branch_id]);
  return rows[0]?.path_name ?? null;
}
