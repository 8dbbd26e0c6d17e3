import { Refusal } from '../../contract/refusal.ts';
import { type CapacityOverride, canHold, type DayHours } from '../../domain/calendar/capacity.ts';
import type { Pattern, PatternDay } from '../../domain/calendar/patterns.ts';
import { reservableMark } from '../../domain/codes.ts';
import { hasBegun } from '../../domain/settings/in-force.ts';
import { addDays, minuteOf, type TokyoDate, timeText, tokyoDateOf } from '../../domain/time.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import { type Queryable, type Transaction, violatedConstraint } from '../postgres/database.ts';
import { askAbout, lockComingDays } from '../reserves/branch-days.ts';
import { type BranchDate, branchDays } from '../reserves/store/branch-days.ts';
import { comingStays } from '../reserves/store/coming-stays.ts';
import { repricedBy } from '../reserves/store/repriced-reserves.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { customersOf } from './store/branch-day-settings.ts';
import {
  branchPatterns,
  deletePattern,
  insertPattern,
  lockPattern,
  type StoredPattern,
  updatePattern,
  type WrittenPattern,
} from './store/branch-patterns.ts';

/** No one plans further ahead; a later date is a typing error. */
const longestAhead = 731;
const previewDays = 28;

/** What the form sends. */
interface PatternInput {
  branch_id: number;
  branch_pattern_id: number | null;
  version: number | null;
  adaptation_date: TokyoDate;
  remarks: string;
  days: readonly {
    weekday: number;
    closed_flag: 0 | 1;
    hours: DayHours | null;
    capacity: number | null;
    capacities: readonly CapacityOverride[];
  }[];
}
type Confirmed = { confirmed_flag: 0 | 1 };
type Now = { now: Date; account: Acting };

const hhmm = (time: string): string => timeText(minuteOf(time));
const bandsOf = (bands: PatternDay['capacities']) =>
  bands.map(({ start_time, end_time, capacity }) => ({
    start_time: hhmm(start_time),
    end_time: hhmm(end_time),
    capacity,
  }));

/** As the form sends it and the audit log keeps it. */
const formOf = ({ adaptation_date, remarks, version, days }: StoredPattern) => ({
  adaptation_date,
  remarks,
  version,
  days: days.map(({ weekday, closed_flag, capacity, capacities, ...day }) => ({
    weekday,
    closed_flag: closed_flag ? 1 : 0,
    hours: hoursIn(day),
    capacity,
    capacities: bandsOf(capacities),
  })),
});

function hoursIn(day: Pick<PatternDay, 'open_time' | 'close_time' | 'extended_open_time' | 'extended_close_time'>) {
  const { open_time, close_time, extended_open_time, extended_close_time } = day;
  if (open_time === null || close_time === null || extended_open_time === null || extended_close_time === null)
    return null;
  return {
    open_time: hhmm(open_time),
    close_time: hhmm(close_time),
    extended_open_time: hhmm(extended_open_time),
    extended_close_time: hhmm(extended_close_time),
  };
}

const noHours = { open_time: null, close_time: null, extended_open_time: null, extended_close_time: null };

const writtenPattern = (input: PatternInput): WrittenPattern => ({
  adaptation_date: input.adaptation_date,
  remarks: input.remarks,
  days: input.days.map(({ closed_flag, hours, ...day }) => ({
    ...day,
    ...(hours ?? noHours),
    closed_flag: closed_flag === 1,
  })),
});

function requireComing(date: TokyoDate, now: Date): void {
  const today = tokyoDateOf(now);
  if (date > today && date <= addDays(today, longestAhead)) return;
  throw new Refusal('input_error', {
    fields: ['adaptation_date'],
    details: [
      {
        path: 'adaptation_date',
        message:
          date > today
            ? '2年先までの日付を入力してください。'
            : '明日からの日付を入力してください。今日の分は「カレンダー」で変えられます。',
      },
    ],
  });
}

/** What is in force, or was, stays as it is: a new one from a date takes its place. */
function requireNotInForce(pattern: Pick<StoredPattern, 'adaptation_date'>, now: Date): void {
  if (hasBegun(pattern, tokyoDateOf(now))) throw new Refusal('pattern_in_force');
}

type Changed = { branch_id: number; from: TokyoDate; after: readonly Pattern<PatternDay>[] };

/** The reserves that fit today's rules and would not fit those to come: the branch has to speak with these families. */
async function touchedReserves(db: Queryable, { branch_id, from, after }: Changed): Promise<number[]> {
  const stays = await comingStays(db, branch_id, from);
  const last = stays.at(-1)?.date;
  if (last === undefined) return [];
  const dates = datesBetween(from, last);
  const [beforeDays, afterDays] = [
    await branchDays(db, branch_id, dates),
    await branchDays(db, branch_id, dates, after),
  ].map((days) => new Map(days.map(({ date, day }) => [date, day])));
  const fits = (days: typeof beforeDays, stay: (typeof stays)[number]): boolean => {
    const day = days?.get(stay.date);
    if (day === undefined || day.mark === reservableMark.unavailable) return false;
    const overrides = [...day.overrides, ...day.usual_overrides];
    // These children are already counted: no additional seats.
    return canHold(
      { hours: day, capacity: day.capacity, held: day.held, overrides },
      { start: stay.start, end: stay.end, children: 0 },
    );
  };
  return stays.filter((stay) => fits(beforeDays, stay) && !fits(afterDays, stay)).map(({ id }) => id);
}

const datesBetween = (from: TokyoDate, to: TokyoDate): TokyoDate[] => {
  const dates: TokyoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const earlier = (a: TokyoDate, b: TokyoDate | undefined): TokyoDate => (b !== undefined && b < a ? b : a);

async function requireKnownBranch(db: Queryable, account: Account, branch_id: number, now: Date): Promise<void> {
  requireBranch(account, branch_id);
  if ((await branchDays(db, branch_id, [tokyoDateOf(now)])).length === 0) throw new Refusal('not_found');
}

/** The four weeks from its date as they are and as they would be. */
export async function previewPattern(
  db: Transaction,
  { now, account }: { now: Date; account: Account },
  input: PatternInput,
) {
  const { branch_id, branch_pattern_id, adaptation_date } = input;
  await requireKnownBranch(db, account, branch_id, now);
  requireComing(adaptation_date, now);
  const stored = await branchPatterns(db, branch_id);
  const after = [...stored.filter(({ id }) => id !== branch_pattern_id), writtenPattern(input)];
  const dates = datesBetween(adaptation_date, addDays(adaptation_date, previewDays - 1));
  const daysBefore = await branchDays(db, branch_id, dates);
  const daysAfter = await branchDays(db, branch_id, dates, after);
  const edited = stored.find(({ id }) => id === branch_pattern_id);
  if (edited) requireNotInForce(edited, now);
  const from = earlier(adaptation_date, edited?.adaptation_date);
  const write = () => writePattern(db, branch_id, branch_pattern_id, writtenPattern(input));
  const repriced = await repricedBy(db, { branch_id, from, until: null }, write);
  const outside = await touchedReserves(db, { branch_id, from, after });
  const touched_reserve_ids = askAbout(outside, repriced, true);
  return {
    days: daysAfter.map((day, index) => ({
      date: day.date,
      holiday_name: day.day.holiday_name,
      before: offeredOn(daysBefore[index] ?? day),
      after: offeredOn(day),
      set_for_day: day.set_for_day,
    })),
    touched_reserve_ids,
    touched_customer_ids: await customersOf(db, touched_reserve_ids),
    repriced_reserve_ids: repriced.map(({ reserve_id }) => reserve_id),
  };
}

function offeredOn({ day }: BranchDate) {
  return {
    closed_flag: day.mark === reservableMark.unavailable,
    open_time: hhmm(day.open_time),
    close_time: hhmm(day.close_time),
    extended_open_time: hhmm(day.extended_open_time),
    extended_close_time: hhmm(day.extended_close_time),
    capacity: day.capacity,
    capacities: bandsOf([...day.overrides, ...day.usual_overrides]),
  };
}

async function askAboutTouched(
  tx: Transaction,
  confirmed: boolean,
  change: Changed,
  write: () => Promise<unknown>,
): Promise<number[]> {
  const { branch_id, from } = change;
  const repriced = await repricedBy(tx, { branch_id, from, until: null }, write);
  return askAbout(await touchedReserves(tx, change), repriced, confirmed);
}

async function lockUnchanged(tx: Transaction, branch_id: number, id: number, version: number | null) {
  const before = await lockPattern(tx, branch_id, id);
  if (before === null) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile', { details: { current: formOf(before) } });
  return before;
}

export async function savePattern(tx: Transaction, { now, account }: Now, input: PatternInput & Confirmed) {
  const { branch_id, branch_pattern_id, adaptation_date } = input;
  await requireKnownBranch(tx, account, branch_id, now);
  const before =
    branch_pattern_id === null ? null : await lockUnchanged(tx, branch_id, branch_pattern_id, input.version);
  if (before) requireNotInForce(before, now);
  requireComing(adaptation_date, now);
  const from = earlier(adaptation_date, before?.adaptation_date);
  await lockComingDays(tx, branch_id, from, now);
  const pattern = writtenPattern(input);
  const after = [...(await branchPatterns(tx, branch_id)).filter(({ id }) => id !== before?.id), pattern];
  const write = () => writePattern(tx, branch_id, before?.id ?? null, pattern);
  const touched_reserve_ids = await askAboutTouched(tx, input.confirmed_flag === 1, { branch_id, from, after }, write);
  const id = await write();
  const written = await lockPattern(tx, branch_id, id);
  const change = { account, branch_id, table_name: 'branch_patterns' } as const;
  await writeAudit(tx, change, id, before && formOf(before), written && formOf(written));
  return { branch_pattern_id: id, touched_reserve_ids };
}

async function writePattern(tx: Transaction, branch_id: number, id: number | null, pattern: WrittenPattern) {
  try {
    if (id === null) return await insertPattern(tx, branch_id, pattern);
    await updatePattern(tx, id, pattern);
    return id;
  } catch (error) {
    if (violatedConstraint(error) === 'branch_patterns_branch_id_adaptation_date_key')
      throw new Refusal('pattern_date_taken', { fields: ['adaptation_date'] });
    throw error;
  }
}

export async function removePattern(
  tx: Transaction,
  { now, account }: Now,
  input: { branch_id: number; branch_pattern_id: number; version: number } & Confirmed,
) {
  const { branch_id, branch_pattern_id, version } = input;
  await requireKnownBranch(tx, account, branch_id, now);
  const before = await lockUnchanged(tx, branch_id, branch_pattern_id, version);
  requireNotInForce(before, now);
  const from = before.adaptation_date;
  await lockComingDays(tx, branch_id, from, now);
  const after = (await branchPatterns(tx, branch_id)).filter(({ id }) => id !== before.id);
  const write = () => deletePattern(tx, before.id);
  const touched_reserve_ids = await askAboutTouched(tx, input.confirmed_flag === 1, { branch_id, from, after }, write);
  await write();
  const change = { account, branch_id, table_name: 'branch_patterns' } as const;
  await writeAudit(tx, change, before.id, formOf(before), null);
  return { touched_reserve_ids };
}
