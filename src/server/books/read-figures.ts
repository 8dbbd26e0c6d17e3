import {
  addSums,
  type MemberFigure,
  memberFigures,
  noSums,
  type PeriodFigures,
} from '../../domain/books/figures/figure-list.ts';
import { type PeriodUnit, periodStart, periodsBetween, shownSpan } from '../../domain/books/figures/periods.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import type { Database } from '../postgres/database.ts';
import { branchNames, memberRows, openDays, planMembersAt, ticketsLeft } from './store/figures/member-figures.ts';
import { type FigureScope, figureRows } from './store/figures/sums.ts';

interface FiguresInput {
  /** Null: all branches and what belongs to none. */
  branch_id: number | null;
  unit: PeriodUnit;
  month: string;
}

/** The figures of a span by period, by hour of the week and, for all branches, by branch. Days to come have none yet. */
export async function readFigures(database: Pick<Database, 'read'>, now: Date, input: FiguresInput) {
  const today = tokyoDateOf(now);
  const span = shownSpan(input.month, input.unit);
  const isOver = span.end < today;
  const scope: FigureScope = {
    branch_ids: input.branch_id === null ? null : [input.branch_id],
    date_from: span.start,
    date_to: isOver ? span.end : today,
  };
  const periods = periodsBetween(scope.date_from, scope.date_to, input.unit);
  if (periods.length === 0) {
    const nothing = { tickets: null, weekdays: [], branches: [], unclosed_days: 0 };
    return { branch_name: null, periods: [], ...nothing };
  }
  const ends = periods.map(({ end }) => end);
  const all = input.branch_id === null;
  const [rows, members, plans, open, tickets, names] = await Promise.all([
    database.read(now, (db) => figureRows(db, scope, input.unit)),
    database.read(now, (db) => memberRows(db, scope)),
    database.read(now, (db) => planMembersAt(db, scope, ends)),
    database.read(now, (db) => openDays(db, scope)),
    all ? database.read(now, (db) => ticketsLeft(db, scope.date_to)) : null,
    database.read(now, branchNames),
  ]);
  const startOf = (date: TokyoDate) => periodStart(date, input.unit);
  const counted = (start: TokyoDate, end: TokyoDate): Record<MemberFigure, number> => {
    const counts = Object.fromEntries(memberFigures.map((name) => [name, 0])) as Record<MemberFigure, number>;
    for (const row of members) if (row.date >= start && row.date <= end) counts[row.kind] += row.count;
    return { ...counts, plan_members: plans.find(({ date }) => date === end)?.count ?? 0 };
  };
  const openDates = new Set(open.map(({ date }) => date));
  const openBranches = new Set(open.map(({ branch_id }) => branch_id));
  return {
    branch_name: input.branch_id === null ? null : (names.get(input.branch_id) ?? null),
    periods: periods.map(({ start, end }) => {
      const own = rows.periods.filter((row) => row.start === startOf(start));
      const figures: PeriodFigures = {
        ...own.reduce((whole, { sums }) => addSums(whole, sums), noSums),
        ...counted(start, end),
      };
      const open_flag = end >= today || [...openDates].some((date) => date >= start && date <= end);
      return { start, end, open_flag, figures };
    }),
    tickets,
    weekdays: rows.weekdays,
    branches: rows.branches
      .map(({ branch_id, sums }) => ({
        branch_id,
        name: names.get(branch_id) ?? '',
        open_flag: openBranches.has(branch_id),
        figures: sums,
      }))
      .sort((one, other) => one.branch_id - other.branch_id),
    unclosed_days: open.filter(({ date }) => date < today).length,
  };
}
