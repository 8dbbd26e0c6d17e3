import { Refusal } from '../../contract/refusal.ts';
import { swapStatus } from '../../domain/cover/cover-codes.ts';
import { freeFor } from '../../domain/cover/free-colleague.ts';
import { joinedShift } from '../../domain/cover/joined-shift.ts';
import { noLimits } from '../../domain/cover/working-time.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { insertStaffMessage } from '../notifying/store/staff-messages.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { rosterRow, type ShiftHours } from '../staffing/store/roster.ts';
import { secondShiftIn, shiftOn, writeShift } from '../staffing/store/shifts.ts';
import { type Acting, rowOf, writeAudit } from '../store/audit.ts';
import { type Colleague, colleaguesToAsk, isHoliday, lockColleague } from './store/colleagues.ts';
import { plannedAt } from './store/planned.ts';
import { insertSwap, lockSwap, type Swap, writeSwap } from './store/swaps.ts';
import { coverWords } from './texts/cover-texts.ts';

const { asked, accepted, settled, ended } = swapStatus.code;
type By = { now: Date; account: Acting };
type Days = { branch_id: number; date: TokyoDate; with_date: TokyoDate | null };

/** Whether a person can take these hours when they give away a day of their own. */
async function canTake(
  db: Queryable,
  person: Colleague,
  taking: { branch_id: number; date: TokyoDate; hours: ShiftHours },
  giving: TokyoDate | null,
): Promise<boolean> {
  const { branch_id, date, hours } = taking;
  const shifts = person.shifts.filter((each) => each.branch_id !== branch_id || each.date !== giving);
  const times = { ...person, shifts, limits: person.limits ?? noLimits };
  return freeFor({ date, ...hours }, times, await careSettingsOn(db, date), await isHoliday(db, date)) !== null;
}

/** Who of the branch could take the day, and which of their days could be had in return. */
export async function swapColleagues(
  db: Queryable,
  account_id: number,
  { branch_id, date }: { branch_id: number; date: TokyoDate },
  now: Date,
) {
  const hours = await plannedAt(db, { branch_id, account_id, date });
  if (hours === null) throw new Refusal('swap_not_possible');
  const listed = await colleaguesToAsk(db, { branch_id, date }, -1);
  const own = listed.find((each) => each.account_id === account_id);
  const colleagues = [];
  for (const person of listed) {
    if (person.account_id === account_id || !(await canTake(db, person, { branch_id, date, hours }, null))) continue;
    const days = [];
    for (const { branch_id: at, ...day } of person.shifts) {
      if (at !== branch_id || day.date <= tokyoDateOf(now) || !own) continue;
      if (await canTake(db, own, { branch_id, date: day.date, hours: asHours(day) }, date)) days.push(day);
    }
    colleagues.push({
      account_id: person.account_id,
      name: person.name,
      days: days.map((day) => ({ ...asHours(day), date: day.date })),
    });
  }
  return colleagues;
}

const asHours = (shift: {
  start_time: string;
  end_time: string;
  breaks: readonly { start_time: string; end_time: string }[];
}): ShiftHours => ({
  start_time: shift.start_time,
  end_time: shift.end_time,
  breaks: shift.breaks.map(({ start_time, end_time }) => ({ start_time, end_time })),
});

export async function askSwap(tx: Transaction, { now, account }: By, wanted: Days & { with_account_id: number }) {
  const { branch_id, date, with_account_id, with_date } = wanted;
  const today = tokyoDateOf(now);
  if (date <= today || (with_date !== null && with_date <= today)) throw new Refusal('swap_not_possible');
  const found = (await swapColleagues(tx, account.id, wanted, now)).find((each) => each.account_id === with_account_id);
  if (!found || (with_date !== null && !found.days.some((day) => day.date === with_date)))
    throw new Refusal('swap_not_possible');
  const { id, created } = await insertSwap(tx, { branch_id, account_id: account.id, date, with_account_id, with_date });
  if (created) {
    const swap = (await lockSwap(tx, id)) as Swap;
    await tell(tx, swap, [with_account_id], 'swapAsked');
    const change = { account, branch_id, table_name: 'app.shift_swaps' } as const;
    await writeAudit(tx, change, id, null, await rowOf(tx, 'app.shift_swaps', id));
  }
  return id;
}

async function tell(
  tx: Transaction,
  swap: Swap,
  account_ids: readonly number[],
  kind: 'swapAsked' | 'swapSettled' | 'swapEnded',
) {
  for (const account_id of account_ids) {
    const deduplication_key = `swap ${swap.id} ${swap.version} ${kind} ${account_id}`;
    const words = coverWords[kind](swap.date, swap.branch_name);
    await insertStaffMessage(tx, { account_id, deduplication_key, ...words, link: '/staff/own_shifts' });
  }
}

async function audited(tx: Transaction, { account }: By, swap: Swap, work: () => Promise<void>): Promise<void> {
  const before = await rowOf(tx, 'app.shift_swaps', swap.id);
  await work();
  const change = { account, branch_id: swap.branch_id, table_name: 'app.shift_swaps' } as const;
  await writeAudit(tx, change, swap.id, before, await rowOf(tx, 'app.shift_swaps', swap.id));
}

/** The colleague's yes or no; whoever asked may only take it back. */
export async function answerSwap(tx: Transaction, by: By, id: number, yes: boolean): Promise<void> {
  const swap = await lockSwap(tx, id);
  const { account } = by;
  if (swap === null || ![swap.account_id, swap.with_account_id].includes(account.id)) throw new Refusal('not_found');
  const mine = swap.account_id === account.id;
  if ((yes && mine) || ![asked, accepted].some((status) => status === swap.status))
    throw new Refusal('swap_not_possible');
  if (yes && swap.status === accepted) return;
  await audited(tx, by, swap, async () => {
    await writeSwap(tx, id, yes ? accepted : ended);
    if (!yes) await tell(tx, swap, [mine ? swap.with_account_id : swap.account_id], 'swapEnded');
  });
}

type Settling = { branch_id: number; shift_swap_id: number; version: number; agree: boolean };

/** The manager's yes: both days change in one transaction, or nothing does. */
export async function settleSwap(
  tx: Transaction,
  by: By,
  { branch_id, shift_swap_id, version, agree }: Settling,
): Promise<void> {
  const named = await lockSwap(tx, shift_swap_id);
  if (named === null || named.branch_id !== branch_id) throw new Refusal('not_found');
  if (named.version !== version || named.status !== accepted) throw new Refusal('swap_not_possible');
  const people = [named.account_id, named.with_account_id];
  await audited(tx, by, named, async () => {
    if (!agree) {
      await writeSwap(tx, named.id, ended);
      return tell(tx, named, people, 'swapEnded');
    }
    for (const date of [named.date, ...(named.with_date ? [named.with_date] : [])].sort())
      await lockBranchDay(tx, branch_id, date);
    const first = await plannedAt(tx, { branch_id, account_id: named.account_id, date: named.date });
    const second =
      named.with_date && (await plannedAt(tx, { branch_id, account_id: named.with_account_id, date: named.with_date }));
    if (first === null || (named.with_date !== null && !second)) throw new Refusal('swap_not_possible');
    const taker = await lockColleague(tx, { branch_id, date: named.date }, named.with_account_id, null);
    if (!taker || !(await canTake(tx, taker, { branch_id, date: named.date, hours: first }, named.with_date))) {
      throw new Refusal('swap_not_possible');
    }
    if (named.with_date && second) {
      const giver = await lockColleague(tx, { branch_id, date: named.with_date }, named.account_id, null);
      const taking = { branch_id, date: named.with_date, hours: second };
      if (!giver || !(await canTake(tx, giver, taking, named.date))) throw new Refusal('swap_not_possible');
    }
    await writeDay(tx, by, { branch_id, account_id: named.account_id, date: named.date }, null);
    if (named.with_date)
      await writeDay(tx, by, { branch_id, account_id: named.with_account_id, date: named.with_date }, null);
    await writeDay(tx, by, { branch_id, account_id: named.with_account_id, date: named.date }, first);
    if (named.with_date && second)
      await writeDay(tx, by, { branch_id, account_id: named.account_id, date: named.with_date }, second);
    await writeSwap(tx, named.id, settled, by.account.id);
    await tell(tx, named, people, 'swapSettled');
  });
}

/** One day of one person: off, or these hours beside what they have. */
async function writeDay(
  tx: Transaction,
  { account }: By,
  on: { branch_id: number; account_id: number; date: TokyoDate },
  hours: ShiftHours | null,
): Promise<void> {
  const stored = await shiftOn(tx, on);
  const before = stored && (await rosterRow(tx, 'shifts', stored.id));
  const shift = hours && asHours(joinedShift(await plannedAt(tx, on), hours));
  try {
    const id = await writeShift(tx, on, shift);
    const change = { account, branch_id: on.branch_id, table_name: 'shifts' } as const;
    await writeAudit(tx, change, id, before, await rowOf(tx, 'shifts', id));
  } catch (error) {
    throw secondShiftIn(error) === null ? error : new Refusal('swap_not_possible');
  }
}
