import { Refusal } from '../../contract/refusal.ts';
import { type CoverAct, coverAfter, coverHeldUntil } from '../../domain/cover/cover-call.ts';
import { coverAgreement, coverStatus } from '../../domain/cover/cover-codes.ts';
import { joinedShift, stillAhead } from '../../domain/cover/joined-shift.ts';
import { instantOf, minuteOf } from '../../domain/time.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import { insertStaffMessage } from '../notifying/store/staff-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockBranchDay } from '../reserves/store/reserve-facts.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { rosterRow, type ShiftHours } from '../staffing/store/roster.ts';
import { deleteShift, secondShiftIn, shiftOn, writeShift } from '../staffing/store/shifts.ts';
import { type Acting, rowOf, writeAudit } from '../store/audit.ts';
import { writeToAsked } from './ask-cover.ts';
import { freeNow } from './candidates.ts';
import {
  askedPeople,
  type CoverCall,
  coverCall,
  deleteAsks,
  lockCall,
  writeLeft,
  writeSettled,
  writeTaken,
  writeUntaken,
} from './store/calls.ts';
import { isHoliday, lockColleague, managersOf } from './store/colleagues.ts';
import { plannedAt } from './store/planned.ts';
import { coverWords } from './texts/cover-texts.ts';

/** Who acts: a member of staff, or nobody (the sweep). */
type By = { now: Date; account: Acting };

const { open, taken, settled } = coverStatus.code;
const endsAt = ({ date, hours }: CoverCall): Date => instantOf(date, minuteOf(hours.end_time));

/** Locks in the order of every save: the branch-day, then the call. A person's row comes last. */
export async function lockedCall(tx: Transaction, id: number): Promise<CoverCall> {
  const named = await coverCall(tx, id);
  if (named === null) throw new Refusal('not_found');
  await lockBranchDay(tx, named.branch_id, named.date);
  return (await lockCall(tx, id)) as CoverCall;
}

const requireStep = (call: CoverCall, act: CoverAct): void => {
  if (coverAfter(call.status, act) === null) throw new Refusal('cover_over');
};

async function tell(
  tx: Transaction,
  call: CoverCall,
  account_ids: readonly number[],
  kind: keyof typeof coverWords &
    ('takenByAnother' | 'takenBack' | 'settled' | 'notNeeded' | 'toConfirm' | 'lapsed' | 'left'),
  link = `/staff/cover/${call.id}`,
): Promise<void> {
  for (const account_id of account_ids) {
    const deduplication_key = `cover ${call.id} ${call.version} ${kind} ${account_id}`;
    await insertStaffMessage(tx, { account_id, deduplication_key, ...coverWords[kind](call), link });
  }
}

async function tellManagers(tx: Transaction, call: CoverCall, kind: 'toConfirm' | 'lapsed' | 'left', link: string) {
  await tell(tx, call, await managersOf(tx, call.branch_id), kind, link);
  const { title, content } = coverWords[kind](call);
  const deduplication_key = `cover ${call.id} ${call.version} ${kind}`;
  const body = `[info][title]${title}[/title]${content}\n{site}${link}[/info]`;
  await insertBranchMessage(tx, { branch_id: call.branch_id, deduplication_key, body });
}

const absencePage = ({ date }: CoverCall): string => `/staff/cover/absence?date=${date}`;

/** Puts the shift on the roster; seats and waitlist hear of it in the same transaction (trigger offer_seats). */
async function settle(
  tx: Transaction,
  { now, account }: By,
  call: CoverCall,
  taken_account_id: number,
  by: number | null,
) {
  const on = { branch_id: call.branch_id, account_id: taken_account_id, date: call.date };
  const ahead = stillAhead(call.date, call.hours, now);
  if (ahead === null) throw new Refusal('cover_over');
  const planned_before = await plannedAt(tx, on);
  const stored = await shiftOn(tx, on);
  const before = stored && (await rosterRow(tx, 'shifts', stored.id));
  const shift = joinedShift(planned_before, ahead);
  const hours: ShiftHours = { ...shift, breaks: shift.breaks.map((each) => ({ ...each })) };
  try {
    const shift_id = await writeShift(tx, on, hours);
    const change = { account, branch_id: call.branch_id, table_name: 'shifts' } as const;
    await writeAudit(tx, change, shift_id, before, await rosterRow(tx, 'shifts', shift_id));
  } catch (error) {
    throw secondShiftIn(error) === null ? error : new Refusal('cover_not_possible');
  }
  await writeSettled(tx, call.id, { taken_account_id, account_id: by, planned_before });
  const others = (await askedPeople(tx, call.id)).filter((id) => id !== taken_account_id);
  // While it was held they were told already.
  if (call.status === open) await tell(tx, call, others, 'takenByAnother');
  await tell(tx, call, [taken_account_id], 'settled');
  await deleteAsks(tx, call.id);
}

/** The first yes takes it. Only who was asked may answer, and only who is still free and may by law. */
export async function answerYes(tx: Transaction, by: By, cover_call_id: number): Promise<'held' | 'settled'> {
  const { now, account } = by;
  const call = await lockedCall(tx, cover_call_id);
  if (call.taken_account_id === account.id && call.status === taken) return 'held';
  if (call.taken_account_id === account.id && call.status === settled) return 'settled';
  const asked = (await askedPeople(tx, call.id)).includes(account.id);
  if (!asked && call.status === open) throw new Refusal('not_found');
  if (call.status === taken || call.status === settled) throw new Refusal('cover_taken');
  requireStep(call, 'take');
  if (endsAt(call) <= now) throw new Refusal('cover_over');
  const settings = await careSettingsOn(tx, call.date);
  const colleague = await lockColleague(tx, call, account.id, call.id);
  const free = colleague && freeNow(colleague, call, settings, await isHoliday(tx, call.date));
  if (!free) throw new Refusal('cover_not_possible');
  const agreementNeeded = free.rest_asked || settings.cover_agreement === coverAgreement.code.needed;
  const change = { account, branch_id: call.branch_id, table_name: 'app.cover_calls' } as const;
  const before = await rowOf(tx, 'app.cover_calls', call.id);
  if (agreementNeeded) {
    const held_until = coverHeldUntil(now, { date: call.date, ...call.hours }, settings);
    await writeTaken(tx, call.id, { account_id: account.id, held_until, rest_asked: free.rest_asked });
    const others = (await askedPeople(tx, call.id)).filter((id) => id !== account.id);
    await tell(tx, call, others, 'takenByAnother');
    await tellManagers(tx, call, 'toConfirm', '/staff/cover');
  } else await settle(tx, by, call, account.id, null);
  await writeAudit(tx, change, call.id, before, await rowOf(tx, 'app.cover_calls', call.id));
  return agreementNeeded ? 'held' : 'settled';
}

/** A no is no row any more, and nothing else. */
export async function answerNo(tx: Transaction, account_id: number, cover_call_id: number): Promise<void> {
  await deleteAsks(tx, cover_call_id, account_id);
}

const audited = async (tx: Transaction, { account }: By, call: CoverCall, work: () => Promise<void>) => {
  const before = await rowOf(tx, 'app.cover_calls', call.id);
  await work();
  const change = { account, branch_id: call.branch_id, table_name: 'app.cover_calls' } as const;
  await writeAudit(tx, change, call.id, before, await rowOf(tx, 'app.cover_calls', call.id));
};

const requireVersion = (call: CoverCall, branch_id: number, version: number): void => {
  if (call.branch_id !== branch_id) throw new Refusal('not_found');
  if (call.version !== version) throw new Refusal('cover_over');
};

type Settling = { branch_id: number; cover_call_id: number; version: number; agree: boolean };

/** The manager's word on a first yes. The rules are asked again: roster and wishes may have changed meanwhile. */
export async function settleCover(tx: Transaction, by: By, { branch_id, cover_call_id, version, agree }: Settling) {
  const call = await lockedCall(tx, cover_call_id);
  requireVersion(call, branch_id, version);
  requireStep(call, 'hold_ended');
  const person = call.taken_account_id as number;
  await audited(tx, by, call, async () => {
    if (!agree) {
      await deleteAsks(tx, call.id, person);
      await tell(tx, call, [person], 'notNeeded');
      return reopenCall(tx, call, by.now);
    }
    const settings = await careSettingsOn(tx, call.date);
    const colleague = await lockColleague(tx, call, person, call.id);
    const free = colleague && freeNow(colleague, call, settings, await isHoliday(tx, call.date));
    if (!free) throw new Refusal('cover_not_possible');
    await settle(tx, by, call, person, by.account.id);
  });
}

/** Nobody has it: those asked before are asked again. */
export async function reopenCall(tx: Transaction, call: CoverCall, now: Date): Promise<void> {
  await writeUntaken(tx, call.id, open);
  const settings = await careSettingsOn(tx, call.date);
  const again = (await askedPeople(tx, call.id)).filter((id) => id !== call.taken_account_id);
  const fresh = (await coverCall(tx, call.id)) as CoverCall;
  await writeToAsked(tx, fresh, again, coverWords.askedAgain(call), { now, settings });
}

export async function takeBackCover(tx: Transaction, by: By, asked: Omit<Settling, 'agree'>): Promise<void> {
  const call = await lockedCall(tx, asked.cover_call_id);
  requireVersion(call, asked.branch_id, asked.version);
  requireStep(call, 'take_back');
  await audited(tx, by, call, async () => {
    const told = new Set([
      ...(await askedPeople(tx, call.id)),
      ...(call.taken_account_id ? [call.taken_account_id] : []),
    ]);
    await tell(tx, call, [...told], 'takenBack');
    await writeUntaken(tx, call.id, coverStatus.code.takenBack);
    await deleteAsks(tx, call.id);
  });
}

/** Who took it cannot come. The roster is as it was before; no family's reserve is touched, and the manager's page opens. */
export async function leaveCover(tx: Transaction, by: By, cover_call_id: number): Promise<void> {
  const { now, account } = by;
  const call = await lockedCall(tx, cover_call_id);
  if (call.taken_account_id !== account.id) throw new Refusal('not_found');
  requireStep(call, 'leave');
  if (endsAt(call) <= now) throw new Refusal('cover_over');
  await audited(tx, by, call, async () => {
    if (call.status === taken) {
      await deleteAsks(tx, call.id, account.id);
      return reopenCall(tx, call, now);
    }
    await putBack(tx, by, call);
    await writeLeft(tx, call.id);
    await tellManagers(tx, call, 'left', absencePage(call));
  });
}

async function putBack(tx: Transaction, { account }: By, call: CoverCall): Promise<void> {
  const on = { branch_id: call.branch_id, account_id: account.id, date: call.date };
  const stored = await shiftOn(tx, on);
  if (stored === null) return;
  const before = await rosterRow(tx, 'shifts', stored.id);
  const change = { account, branch_id: call.branch_id, table_name: 'shifts' } as const;
  if (call.planned_before !== null) await writeShift(tx, on, call.planned_before);
  else {
    await deleteShift(tx, stored.id);
    // The usual week would have them come: off, as they were before.
    if ((await plannedAt(tx, on)) !== null) await writeShift(tx, on, null);
  }
  const left = await shiftOn(tx, on);
  await writeAudit(tx, change, stored.id, before, left && (await rosterRow(tx, 'shifts', left.id)));
}

/** Over without anybody: nobody is asked any more, and the manager hears of it. */
export async function lapse(tx: Transaction, call: CoverCall): Promise<void> {
  const told = new Set([
    ...(await askedPeople(tx, call.id)),
    ...(call.taken_account_id ? [call.taken_account_id] : []),
  ]);
  await writeUntaken(tx, call.id, coverStatus.code.lapsed);
  await deleteAsks(tx, call.id);
  await tell(tx, call, [...told], 'takenBack');
  await tellManagers(tx, call, 'lapsed', absencePage(call));
}
