import { Refusal } from '../../contract/refusal.ts';
import { writtenFrom } from '../../domain/cover/cover-call.ts';
import { breakFor, workedMinutes } from '../../domain/cover/working-time.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { addDays, instantOf, minuteOf, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { requireBranch } from '../auth/branch-access.ts';
import { insertStaffMessage } from '../notifying/store/staff-messages.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { saveShift } from '../staffing/change-shifts.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { rosterBranch, type ShiftHours } from '../staffing/store/roster.ts';
import { shiftOn } from '../staffing/store/shifts.ts';
import { type Acting, rowOf, writeAudit } from '../store/audit.ts';
import { candidatesFor } from './candidates.ts';
import { type CoverCall, coverCall, insertAsks, insertCall } from './store/calls.ts';
import { coverWords } from './texts/cover-texts.ts';

/** So far ahead what a shift would open is reckoned, and colleagues are asked. */
export const weeksAhead = 4;

/** A shift that lies ahead, at a branch that takes children, with the breaks of the law. */
export async function requireShiftAhead(
  db: Queryable,
  { branch_id, date, hours }: { branch_id: number; date: TokyoDate; hours: ShiftHours },
  now: Date,
): Promise<CareSettings> {
  if ((await rosterBranch(db, branch_id, date)) === null) throw new Refusal('not_found');
  const begins = instantOf(date, minuteOf(hours.end_time));
  if (begins <= now || date > addDays(tokyoDateOf(now), weeksAhead * 7)) {
    const message = `今日から${weeksAhead}週間先までの、これからの時間を選んでください。`;
    throw new Refusal('input_error', { fields: ['date'], details: [{ path: 'date', message }] });
  }
  const settings = await careSettingsOn(db, date);
  const paused = minuteOf(hours.end_time) - minuteOf(hours.start_time) - workedMinutes(hours);
  if (paused < breakFor(settings)(workedMinutes(hours))) throw new Refusal('cover_break_missing');
  return settings;
}

/** Writes to everybody who is asked; within the quiet hours when they are over. */
export async function writeToAsked(
  tx: Transaction,
  call: CoverCall,
  account_ids: readonly number[],
  words: { title: string; content: string },
  { now, settings }: { now: Date; settings: CareSettings },
): Promise<Date> {
  const from = writtenFrom(now, settings);
  const minutes = Math.ceil((from.getTime() - now.getTime()) / 60_000);
  for (const account_id of account_ids) {
    await insertStaffMessage(tx, {
      account_id,
      deduplication_key: `cover ${call.id} ${call.version} ask ${account_id}`,
      ...words,
      link: `/staff/cover/${call.id}`,
      cover_call_id: call.id,
      minutes,
    });
  }
  return from;
}

interface Asking {
  branch_id: number;
  date: TokyoDate;
  hours: ShiftHours;
  instead_of_account_id: number | null;
  account_ids: readonly number[];
  pay_note: string;
  idempotency_key: string;
}

/** Off for this day, whatever it leaves short: the page that asks for cover shows just that. */
async function takeOff(
  tx: Transaction,
  now: Date,
  account: Acting,
  branch_id: number,
  date: TokyoDate,
  account_id: number,
) {
  const stored = await shiftOn(tx, { branch_id, account_id, date });
  if (stored !== null && stored.hours === null) return;
  const input = { branch_id, account_id, date, version: stored?.version ?? null, hours: null };
  await saveShift(tx, { now, account, confirmed: true }, input);
}

/** One tap: a question to those who are free at this moment. Pressed twice it is one. */
export async function askCover(tx: Transaction, { now, account }: { now: Date; account: Acting }, asking: Asking) {
  const { branch_id, date, instead_of_account_id } = asking;
  requireBranch(account, branch_id);
  const settings = await requireShiftAhead(tx, asking, now);
  await lockBranchDay(tx, branch_id, date);
  const chosen = new Set(asking.account_ids);
  const free = await candidatesFor(tx, asking, settings, instead_of_account_id);
  const people = free.filter(({ account_id }) => chosen.has(account_id));
  const { id, created } = await insertCall(tx, { ...asking, account_id: account.id }, people.length);
  if (!created) {
    const before = (await coverCall(tx, id)) as CoverCall;
    return { cover_call_id: id, asked: before.asked, written_from: writtenFrom(now, settings).toISOString() };
  }
  if (people.length === 0) throw new Refusal('cover_nobody');
  if (instead_of_account_id !== null) await takeOff(tx, now, account, branch_id, date, instead_of_account_id);
  await insertAsks(tx, id, people);
  const call = (await coverCall(tx, id)) as CoverCall;
  const asked = people.map(({ account_id }) => account_id);
  const written_from = await writeToAsked(tx, call, asked, coverWords.asked(call), { now, settings });
  const change = { account, branch_id, table_name: 'app.cover_calls' } as const;
  await writeAudit(tx, change, id, null, await rowOf(tx, 'app.cover_calls', id));
  return { cover_call_id: id, asked: people.length, written_from: written_from.toISOString() };
}
