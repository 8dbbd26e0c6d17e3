import { approvalStatus, registrationStatus } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable } from '../../../postgres/database.ts';
import type { FigureScope } from './sums.ts';

interface MemberRow {
  kind: 'new_members' | 'leaving_members' | 'tickets_sold';
  date: TokyoDate;
  count: number;
}

const ofBranches = (scope: Pick<FigureScope, 'branch_ids'>, column: string) =>
  scope.branch_ids === null ? '$1::integer[] is null' : `${column} = any ($1::integer[])`;

/** Families that came and left by day, counted where they belong now, and tickets that were paid for (of no branch). */
export async function memberRows(db: Queryable, scope: FigureScope): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select 'new_members' as kind, app.tokyo_date(c.created_at) as date, count(*)::integer as count
       from customers c where c.registration_status <> ${registrationStatus.code.accountOnly} and ${ofBranches(scope, 'c.default_branch_id')}
         and c.created_at >= $2::date::timestamp at time zone 'Asia/Tokyo'
         and c.created_at < ($3::date + 1)::timestamp at time zone 'Asia/Tokyo' group by 2
     union all
     select 'leaving_members', c.withdrawn_date, count(*)::integer
       from customers c where c.withdrawn_date between $2 and $3 and ${ofBranches(scope, 'c.default_branch_id')} group by 2
     union all
     select 'tickets_sold', app.tokyo_date(t.paid_datetime), sum(t.number)::integer
       from tickets t where not t.granted_flag and ${scope.branch_ids === null ? 'true' : 'false'}
         and t.paid_datetime >= $2::date::timestamp at time zone 'Asia/Tokyo'
         and t.paid_datetime < ($3::date + 1)::timestamp at time zone 'Asia/Tokyo' group by 2`,
    [scope.branch_ids, scope.date_from, scope.date_to],
  );
  return rows;
}

/** Families with a plan that is paid for, at the end of each of these days. */
export async function planMembersAt(
  db: Queryable,
  scope: Pick<FigureScope, 'branch_ids'>,
  ends: readonly TokyoDate[],
): Promise<{ date: TokyoDate; count: number }[]> {
  const { rows } = await db.query<{ date: TokyoDate; count: number }>(
    `with held as materialized (
       select h.start_date, h.end_date from plan_type_customer_histories h
       join plan_types t on t.id = h.plan_type_id and t.charge_flag
       join customers c on c.id = h.customer_id and ${ofBranches(scope, 'c.default_branch_id')}
     ), changes as materialized (
       select h.start_date as date, count(*) as number from held h group by h.start_date
       union all select h.end_date + 1, -count(*) from held h where h.end_date is not null group by h.end_date
     )
     select e.date, coalesce((select sum(k.number) from changes k where k.date <= e.date), 0)::integer as count
     from unnest($2::date[]) as e (date)`,
    [scope.branch_ids, ends],
  );
  return rows;
}

/** Tickets that were paid for and can still be used at the end of a day, and what was paid for them. */
export async function ticketsLeft(db: Queryable, end: TokyoDate): Promise<{ left: number; liability: number }> {
  const { rows } = await db.query<{ left: number; liability: number }>(
    `select coalesce(sum(b.left), 0)::integer as left, coalesce(sum(floor(b.left::numeric * p.price / p.number)), 0)::bigint as liability
     from (
       select t.ticket_price_id, t.number - t.refunded_number - coalesce((
         select sum(s.number) from ticket_uses s join childcares u on u.id = s.childcare_id
         where s.ticket_id = t.id and u.start_datetime < ($1::date + 1)::timestamp at time zone 'Asia/Tokyo'), 0) as left
       from tickets t
       where not t.granted_flag and t.expiry_date >= $1::date
         and t.paid_datetime < ($1::date + 1)::timestamp at time zone 'Asia/Tokyo'
     ) b join ticket_prices p on p.id = b.ticket_price_id`,
    [end],
  );
  return rows[0] ?? { left: 0, liability: 0 };
}

/** Days whose usage may still change: they had reserves and are not closed. */
export async function openDays(db: Queryable, scope: FigureScope): Promise<{ branch_id: number; date: TokyoDate }[]> {
  const { rows } = await db.query<{ branch_id: number; date: TokyoDate }>(
    `select d.branch_id, d.date from branch_days_to_close d
     where d.date between $2 and $3 and ${ofBranches(scope, 'd.branch_id')} and exists (
       select from reserves r where r.branch_id = d.branch_id and r.reserve_date = d.date
         and not r.cancel_flag and r.approval_status <> ${approvalStatus.code.rejected})`,
    [scope.branch_ids, scope.date_from, scope.date_to],
  );
  return rows;
}

export async function branchNames(db: Queryable): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>('select id, name from branches');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
