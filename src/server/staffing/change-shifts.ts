import { Refusal } from '../../contract/refusal.ts';
import { reservesLeftShort } from '../../domain/staffing/roster.ts';
import { staffingMode } from '../../domain/staffing/staffing-codes.ts';
import { addDays, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockComingDays } from '../reserves/branch-days.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { peopleOf, rosterStay } from './read-roster.ts';
import { careSettingsOn } from './store/care-settings.ts';
import {
  hasUsualWeekAt,
  rosterBranch,
  rosterRow,
  type ShiftHours,
  type StayOfDay,
  shiftsOn,
  staysBetween,
  worksAt,
} from './store/roster.ts';
import {
  deleteShift,
  deleteShiftPattern,
  patternFrom,
  secondShiftIn,
  shiftOn,
  storedShift,
  storedShiftPattern,
  writeShift,
  writeShiftPattern,
} from './store/shifts.ts';

/** Nobody plans further ahead; such a date is a typo. */
const longestAhead = 731;

type Changing = { now: Date; account: Acting; confirmed: boolean };

function wrongDate(field: string, message: string): Refusal {
  return new Refusal('input_error', { fields: [field], details: [{ path: field, message }] });
}

/** What was planned for a day that is over is no longer changed: who was there is in the clockings. */
function requireNotPast(date: TokyoDate, now: Date, field: string): void {
  const today = tokyoDateOf(now);
  if (date < today) {
    throw wrongDate(field, '過ぎた日のシフトは変えられません。実際の勤務は、出退勤の記録で直してください。');
  }
  if (date > addDays(today, longestAhead)) throw wrongDate(field, '2年先までの日付を入力してください。');
}

/** `leaves`: who has left the branch is still taken off its roster. */
async function requireOnRoster(tx: Transaction, account_id: number, branch_id: number, leaves: boolean): Promise<void> {
  if (await worksAt(tx, account_id, branch_id)) return;
  if (leaves && (await hasUsualWeekAt(tx, account_id, branch_id))) return;
  const message = 'この職員は、この園の担当ではありません。本部に、担当する園への追加を依頼してください。';
  throw new Refusal('input_error', { fields: ['account_id'], details: [{ path: 'account_id', message }] });
}

/** Reserves that end later and have not been fetched, by their day. */
async function comingDays(tx: Transaction, branch_id: number, from: TokyoDate, to: TokyoDate) {
  const days = new Map<TokyoDate, StayOfDay[]>();
  for (const stay of await staysBetween(tx, branch_id, from, to)) {
    days.set(stay.date, [...(days.get(stay.date) ?? []), stay]);
  }
  return new Map([...days].filter(([, stays]) => stays.some(({ coming }) => coming)));
}

type Span = { branch_id: number; from: TokyoDate; to: TokyoDate };

/** The database refuses an overlapping shift at any branch; this names the one in conflict. */
async function sayingWhereElse<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const second = secondShiftIn(error);
    if (second === null) throw error;
    const { branch_name, date, start_time, end_time } = second;
    throw new Refusal('input_error', {
      msg: `${formatMonthDay(date)}の${start_time}〜${end_time}は、${branch_name}のシフトに入っています。時間が重ならないようにするか、先に${branch_name}のシフトを変えてください。`,
    });
  }
}

/**
 * Writes, and where seats depend on staff names the reserves that are no longer covered. Nobody is cancelled; without
 * a confirmation nothing is written either. The days must be locked first, so that no reserve is made by the old roster meanwhile.
 */
async function askingAboutTouched<Result>(
  tx: Transaction,
  span: Span,
  confirmed: boolean,
  write: () => Promise<Result>,
): Promise<Result & { touched_reserve_ids: number[] }> {
  const { branch_id, from, to } = span;
  const branch = await rosterBranch(tx, branch_id, from);
  if (branch === null) throw new Refusal('not_found');
  const decides = branch.staffing_mode === staffingMode.code.decide;
  const days = decides ? await comingDays(tx, branch_id, from, to) : new Map<TokyoDate, StayOfDay[]>();
  const dates = [...days.keys()];
  const before = await shiftsOn(tx, branch_id, dates);
  const result = await sayingWhereElse(write);
  const after = await shiftsOn(tx, branch_id, dates);
  const touched_reserve_ids: number[] = [];
  for (const [date, stays] of days) {
    const settings = await careSettingsOn(tx, date);
    const on = (shifts: typeof before) => peopleOf(shifts.filter((shift) => shift.date === date));
    const listed = stays.map((stay) => rosterStay(stay, settings));
    const short = new Set(reservesLeftShort(on(before), on(after), listed, settings));
    const coming = stays.filter(({ reserve_id, coming }) => coming && short.has(reserve_id));
    touched_reserve_ids.push(...coming.map(({ reserve_id }) => reserve_id));
  }
  if (touched_reserve_ids.length > 0 && !confirmed) {
    throw new Refusal('closure_touches_reserves', { details: { touched_reserve_ids } });
  }
  return { ...result, touched_reserve_ids };
}

interface ShiftInput {
  branch_id: number;
  account_id: number;
  date: TokyoDate;
  version: number | null;
  hours: ShiftHours | null;
}

export async function saveShift(tx: Transaction, { now, account, confirmed }: Changing, input: ShiftInput) {
  const { branch_id, account_id, date, hours } = input;
  requireBranch(account, branch_id);
  requireNotPast(date, now, 'date');
  await requireOnRoster(tx, account_id, branch_id, hours === null);
  await lockBranchDay(tx, branch_id, date);
  const stored = await shiftOn(tx, input);
  const before = stored && (await rosterRow(tx, 'shifts', stored.id));
  if ((stored?.version ?? null) !== input.version) {
    throw new Refusal('changed_meanwhile', { details: { current: stored ?? { version: null } } });
  }
  return askingAboutTouched(tx, { branch_id, from: date, to: date }, confirmed, async () => {
    const shift_id = await writeShift(tx, input, hours);
    const change = { account, branch_id, table_name: 'shifts' } as const;
    await writeAudit(tx, change, shift_id, before, await rosterRow(tx, 'shifts', shift_id));
    return { shift_id };
  });
}

type Removed = { branch_id: number; version: number };

export async function removeShift(
  tx: Transaction,
  { now, account, confirmed }: Changing,
  { branch_id, shift_id, version }: Removed & { shift_id: number },
) {
  requireBranch(account, branch_id);
  const named = await storedShift(tx, branch_id, shift_id);
  if (named === null) throw new Refusal('not_found');
  const { date } = named;
  requireNotPast(date, now, 'date');
  await lockBranchDay(tx, branch_id, date);
  const stored = await storedShift(tx, branch_id, shift_id);
  if (stored === null) throw new Refusal('not_found');
  const before = await rosterRow(tx, 'shifts', shift_id);
  if (stored.version !== version) throw new Refusal('changed_meanwhile', { details: { current: stored } });
  return askingAboutTouched(tx, { branch_id, from: date, to: date }, confirmed, async () => {
    await deleteShift(tx, shift_id);
    const change = { account, branch_id, table_name: 'shifts' } as const;
    await writeAudit(tx, change, shift_id, before, null);
    return {};
  });
}

interface ShiftPatternInput {
  branch_id: number;
  account_id: number;
  adaptation_date: TokyoDate;
  version: number | null;
  days: readonly (ShiftHours & { weekday: number })[];
}

export async function saveShiftPattern(
  tx: Transaction,
  { now, account, confirmed }: Changing,
  input: ShiftPatternInput,
) {
  const { branch_id, account_id, adaptation_date, days } = input;
  requireBranch(account, branch_id);
  requireNotPast(adaptation_date, now, 'adaptation_date');
  await requireOnRoster(tx, account_id, branch_id, days.length === 0);
  const to = await lockComingDays(tx, branch_id, adaptation_date, now);
  const before = await patternFrom(tx, branch_id, account_id, adaptation_date);
  if ((before?.version ?? null) !== input.version) {
    throw new Refusal('changed_meanwhile', { details: { current: before ?? { version: null } } });
  }
  return askingAboutTouched(tx, { branch_id, from: adaptation_date, to }, confirmed, async () => {
    const shift_pattern_id = await writeShiftPattern(tx, { branch_id, account_id, date: adaptation_date }, days);
    const written = await storedShiftPattern(tx, branch_id, shift_pattern_id);
    const change = { account, branch_id, table_name: 'shift_patterns' } as const;
    await writeAudit(tx, change, shift_pattern_id, before, written);
    return { shift_pattern_id };
  });
}

export async function removeShiftPattern(
  tx: Transaction,
  { now, account, confirmed }: Changing,
  { branch_id, shift_pattern_id, version }: Removed & { shift_pattern_id: number },
) {
  requireBranch(account, branch_id);
  const named = await storedShiftPattern(tx, branch_id, shift_pattern_id);
  if (named === null) throw new Refusal('not_found');
  const from = named.adaptation_date;
  requireNotPast(from, now, 'adaptation_date');
  const to = await lockComingDays(tx, branch_id, from, now);
  const before = await storedShiftPattern(tx, branch_id, shift_pattern_id);
  if (before === null) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile', { details: { current: before } });
  return askingAboutTouched(tx, { branch_id, from, to }, confirmed, async () => {
    await deleteShiftPattern(tx, shift_pattern_id);
    const change = { account, branch_id, table_name: 'shift_patterns' } as const;
    await writeAudit(tx, change, shift_pattern_id, before, null);
    return {};
  });
}
