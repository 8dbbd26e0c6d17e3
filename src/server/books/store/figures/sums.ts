import { type FigureSums, type SummedFigure, summedFigures } from '../../../../domain/books/figures/figure-list.ts';
import type { PeriodUnit } from '../../../../domain/books/figures/periods.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable } from '../../../postgres/database.ts';

/** Which branches (null: all, and money that belongs to none) and which days, both included. */
export interface FigureScope {
  branch_ids: readonly number[] | null;
  date_from: TokyoDate;
  date_to: TokyoDate;
}

interface FigureRows {
  periods: { start: TokyoDate; sums: FigureSums }[];
  branches: { branch_id: number; sums: FigureSums }[];
  /** By weekday (0 is Sunday), 24 hours each. */
  weekdays: { weekday: number; child_minutes: number[]; seat_minutes: number[] }[];
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const periodOf: Readonly<Record<PeriodUnit, string>> = {
  day: 'f.date',
  week: 'f.date - (extract(isodow from f.date)::integer - 1)',
  month: 'f.date - (extract(day from f.date)::integer - 1)',
};
/** `sign` takes a row out again. */
const sumsOf = (names: readonly SummedFigure[]) =>
  summedFigures.map((name) => (names.includes(name) ? `sum(f.sign * f.${name})::bigint as ${name}` : '0')).join(', ');
const byHour = (column: string) =>
  `array[${hours.map((hour) => `sum(f.sign * f.${column}[${hour + 1}])::bigint`).join(', ')}]`;
/** What a list of branches shows (app.branch_month_figures); the others are asked for one branch at a time. */
const listed = [
  'reserves',
  'visits',
  'no_shows',
  'child_minutes',
  'seat_minutes',
  'refund_amount',
  'exempt_amount',
  'standard_amount',
  'outside_amount',
  'failed_charges',
] as const satisfies readonly SummedFigure[];
const dayColumns = ['date', 'child_minutes_by_hour', 'seat_minutes_by_hour', ...summedFigures].join(', ');
const listColumns = ['branch_id', ...listed].join(', ');

/** Stored rows of one or a few branches, except days computed live. */
const ofBranches = `select 1 as sign, ${dayColumns} from app.branch_day_figures k
  where k.date between $2 and $3 and k.branch_id = any ($1::integer[])
    and not exists (select from asked a where a.branch_id = k.branch_id and a.date = k.date)`;
/** The company's days, and taken out of them what is made live. */
const ofCompany = `select 1 as sign, ${dayColumns} from app.company_day_figures k where k.date between $2 and $3
  union all select -1, ${dayColumns} from app.branch_day_figures k where (k.branch_id, k.date) in (select a.branch_id, a.date from asked a)`;
/** Whole months, the days before the first of them, and taken out what is made live. The last month is whole until today. */
const ofList = `select 1 as sign, ${listColumns} from app.branch_month_figures k
    where k.month >= $2 and k.month <= $3 and (select w.whole_until from whole w) >= k.month
  union all select 1, ${listColumns} from app.branch_day_figures k cross join whole w
    where k.date between $2 and $3 and (k.date < w.whole_from or k.date > w.whole_until)
  union all select -1, ${listColumns} from app.branch_day_figures k where (k.branch_id, k.date) in (select a.branch_id, a.date from asked a)
  union all select 1, ${listColumns} from live`;

/**
 * Sums by period, hour of the week and, for all branches, by branch, in one statement, so that the night's job cannot come
 * between: stored rows, and sums computed now for days that are not stored or changed since.
 */
export async function figureRows(db: Queryable, scope: FigureScope, unit: PeriodUnit): Promise<FigureRows> {
  const all = scope.branch_ids === null;
  const at = (column: string) => (all ? '$1::integer[] is null' : `${column} = any ($1::integer[])`);
  const { rows } = await db.query<{ kind: string; key: string } & FigureSums & { children: string[]; seats: string[] }>(
    `with asked as materialized (
       select c.branch_id, c.date from app.figure_changes c where c.date between $2 and $3 and ${at('c.branch_id')}
       union
       select b.id, d::date from branches b cross join app.figures_kept k
         cross join lateral generate_series(greatest($2::date, coalesce(k.kept_until + 1, $2::date)), $3::date, interval '1 day') d
         where ${at('b.id')}
     ), live as materialized (
       select f.* from (select array_agg(a.branch_id) as branches, array_agg(a.date) as days from asked a) l
       cross join lateral app.figures_of(l.branches, l.days) f
     ), shown as materialized (
       ${all ? ofCompany : ofBranches} union all select 1, ${dayColumns} from live
     ), whole as (
       select date_trunc('month', $2::date + interval '1 month - 1 day')::date as whole_from,
         case when $3::date >= coalesce(k.kept_until, $3::date) or extract(day from $3::date + 1) = 1 then $3::date
           else date_trunc('month', $3::date)::date - 1 end as whole_until
       from app.figures_kept k
     )
     select 'period' as kind, (${periodOf[unit]})::text as key, ${sumsOf(summedFigures)}, null::bigint[] as children,
       null::bigint[] as seats from shown f group by 2
     union all
     select 'weekday', extract(dow from f.date)::text, ${sumsOf([])}, ${byHour('child_minutes_by_hour')},
       ${byHour('seat_minutes_by_hour')} from shown f group by 2
     ${all ? `union all select 'branch', f.branch_id::text, ${sumsOf(listed)}, null, null from (${ofList}) f group by 2` : ''}`,
    [scope.branch_ids, scope.date_from, scope.date_to],
  );
  const figuresOf = (row: FigureSums) =>
    Object.fromEntries(summedFigures.map((name) => [name, Number(row[name])])) as FigureSums;
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    periods: of('period').map((row) => ({ start: row.key, sums: figuresOf(row) })),
    branches: of('branch').map((row) => ({ branch_id: Number(row.key), sums: figuresOf(row) })),
    weekdays: of('weekday').map((row) => ({
      weekday: Number(row.key),
      child_minutes: row.children.map(Number),
      seat_minutes: row.seats.map(Number),
    })),
  };
}

/** Keeps the sums of every day until then (db/schema/07_company/functions.sql). */
export async function storeFiguresUntil(db: Queryable, until: TokyoDate): Promise<void> {
  await db.query('select app.store_figures($1)', [until]);
}
