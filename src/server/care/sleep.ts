import { Refusal } from '../../contract/refusal.ts';
import { napEnd } from '../../domain/care/log-codes.ts';
import { sleepAlarm, sleepCheckMinutes } from '../../domain/care/sleep.ts';
import { addMinutes, tokyoDateOf } from '../../domain/time.ts';
import { formatTime } from '../../domain/time-format.ts';
import { mayActIn } from '../auth/branch-access.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { writeAudit } from '../store/audit.ts';
import { insertKeyed } from '../store/keyed-insert.ts';
import { auditLateEntry, type CareAct, careMoment, proofOf, refuseOutsideStay } from './care-moment.ts';
import { openStay } from './child-log.ts';
import { callForSleep, takeRoundIfFree } from './sleep-watch.ts';
import { lockStayOfChild, sleeperFacts } from './store/child-logs.ts';
import { endNap, insertGap, lockNap, type NapRow, napByKey, reopenNap } from './store/naps.ts';

interface Keyed {
  idempotency_key: string;
  content_hash: string;
}

/** The child fell asleep. How often it is looked at is fixed with that. */
export async function beginNap(
  tx: Transaction,
  act: CareAct & Keyed & { reserve_id: number; child_id: number; device_key?: string | undefined },
): Promise<void> {
  const stay = await openStay(tx, act);
  const before = await napByKey(tx, act.idempotency_key);
  if (before !== null) return refuseOtherContent(before.content_hash, act.content_hash);
  if (stay.left_datetime !== null) throw new Refusal('nap_after_leaving');
  const moment = await careMoment(tx, act, stay);
  const day = tokyoDateOf(stay.arrived_datetime);
  const { date_of_birth, first_visit, settings } = await sleeperFacts(tx, stay, day);
  const { branch_id, reserve_id, child_id } = stay;
  const { happened_at, late_flag, reason } = moment;
  const nap = await insertKeyed(tx, 'naps', {
    ...{ branch_id, reserve_id, child_id, fell_asleep_at: happened_at, late_flag, reason },
    check_minutes: sleepCheckMinutes(date_of_birth, day, first_visit, settings),
    alarm_minutes: settings.sleep_alarm_minutes,
    first_visit_flag: first_visit,
    ...{ account_id: act.account.id, written_at: act.now, proof: proofOf(act) },
    ...{ idempotency_key: act.idempotency_key, content_hash: act.content_hash },
  }).catch(refuseAsleep);
  if (nap.id === null) return refuseOtherContent(nap.content_hash, act.content_hash);
  await auditLateEntry(tx, act, stay, { record: 'naps', id: nap.id, moment });
  if (act.device_key !== undefined)
    await takeRoundIfFree(tx, { id: nap.id, branch_id }, { ...act, device_key: act.device_key });
}

function refuseAsleep(error: unknown): never {
  if (violatedConstraint(error) !== 'child_sleeps_once') throw error;
  throw new Refusal('nap_open_already');
}

/** The nap, locked, with the child's stay; of another branch, or struck, it does not exist. */
async function openNap(tx: Transaction, act: CareAct & { nap_key: string }) {
  const named = await napByKey(tx, act.nap_key);
  if (named === null || !mayActIn(act.account, named.branch_id)) throw new Refusal('not_found');
  // The stay before the nap, as a check-out locks them.
  const stay = await lockStayOfChild(tx, named.reserve_id, named.child_id);
  const nap = await lockNap(tx, act.nap_key);
  if (stay === null || nap === null || nap.struck_at !== null) throw new Refusal('not_found');
  return { nap, stay };
}

/** The child woke. A nap that has ended stays as it is. */
export async function wakeChild(tx: Transaction, act: CareAct & { nap_key: string }): Promise<void> {
  const { nap, stay } = await openNap(tx, act);
  if (nap.woke_at !== null) return;
  const moment = await careMoment(tx, act, stay);
  refuseBeforeSleep(nap, moment.happened_at);
  const { happened_at: woke_at, late_flag, reason } = moment;
  await endNap(tx, nap.id, { woke_at, late_flag, reason, account_id: act.account.id, now: act.now });
  await auditLateEntry(tx, act, stay, { record: 'naps', id: nap.id, moment });
}

function refuseBeforeSleep({ fell_asleep_at }: Pick<NapRow, 'fell_asleep_at'>, moment: Date): void {
  if (moment >= fell_asleep_at) return;
  throw new Refusal('care_bad_time', {
    msg: `このお子さまが寝たのは${formatTime(fell_asleep_at)}です。それより後の時刻を入力してください。`,
    fields: ['at'],
  });
}

/** Staff looked at the sleeping child and touched it. */
export async function checkSleep(
  tx: Transaction,
  act: CareAct & Keyed & { nap_key: string; position: number; breathing_flag: boolean; turned_flag: boolean },
): Promise<void> {
  const { nap, stay } = await openNap(tx, act);
  if (nap.added_flag) throw new Refusal('nap_told_afterwards');
  const moment = await careMoment(tx, act, stay, { lateNeedsReason: true });
  // Whoever looked wrote it down within that time; nobody looks afterwards.
  if (moment.manager) throw new Refusal('sleep_check_too_late');
  const { happened_at: checked_at, late_flag, reason } = moment;
  refuseBeforeSleep(nap, checked_at);
  if (nap.woke_at !== null && checked_at > nap.woke_at) {
    throw new Refusal('nap_ended', { msg: `このお子さまは${formatTime(nap.woke_at)}に起きています。`, fields: ['at'] });
  }
  const { position, breathing_flag, turned_flag, idempotency_key, content_hash } = act;
  const { branch_id } = nap;
  const check = await insertKeyed(tx, 'sleep_checks', {
    ...{ branch_id, nap_id: nap.id, checked_at, position, breathing_flag, turned_flag, late_flag, reason },
    ...{ account_id: act.account.id, written_at: act.now, proof: proofOf(act), idempotency_key, content_hash },
  });
  if (check.id === null) return refuseOtherContent(check.content_hash, content_hash);
  if (sleepAlarm({ position, breathing_flag, turned_flag }) !== null) await callForSleep(tx, act.now, branch_id);
}

/** A wrong 起きた: the child sleeps on from its last look, and the minutes in which nobody could see that are unlooked. */
export async function undoWake(tx: Transaction, act: CareAct & { nap_key: string }): Promise<void> {
  const { nap, stay } = await openNap(tx, act);
  if (nap.woke_at === null) return;
  if (nap.end_cause !== napEnd.code.woke || stay.left_datetime !== null) throw new Refusal('nap_ended');
  const { sleep_wake_undo_minutes } = await careSettingsOn(tx, tokyoDateOf(act.now));
  const said = nap.woke_written_at ?? nap.woke_at;
  if (addMinutes(said, sleep_wake_undo_minutes) < act.now) throw new Refusal('nap_awake_too_long');
  const { branch_id, woke_at } = nap;
  await reopenNap(tx, nap.id).catch(refuseAsleep);
  await insertGap(tx, { branch_id, nap_id: nap.id, from_at: woke_at, account_id: act.account.id });
  const change = { account: act.account, branch_id, table_name: 'reserves' } as const;
  await writeAudit(tx, change, stay.reserve_id, { record: 'naps', record_id: nap.id, woke_at }, null);
}

/** A nap nobody wrote down, told by a manager: begin and end, with a reason. No look is ever added to it. */
export async function addNap(
  tx: Transaction,
  act: CareAct &
    Keyed & { reserve_id: number; child_id: number; fell_asleep_at: string; woke_at: string; reason: string },
): Promise<void> {
  const stay = await openStay(tx, act);
  const [from, until] = [new Date(act.fell_asleep_at), new Date(act.woke_at)];
  if (until > act.now) throw new Refusal('care_bad_time', { fields: ['woke_at'] });
  refuseBeforeSleep({ fell_asleep_at: from }, until);
  refuseOutsideStay(from, stay);
  refuseOutsideStay(until, stay);
  const day = tokyoDateOf(stay.arrived_datetime);
  const { date_of_birth, first_visit, settings } = await sleeperFacts(tx, stay, day);
  const { branch_id, reserve_id, child_id } = stay;
  const told = { account_id: act.account.id, written_at: act.now, proof: proofOf(act) };
  const nap = await insertKeyed(tx, 'naps', {
    ...{ branch_id, reserve_id, child_id, fell_asleep_at: from, late_flag: true, reason: act.reason, ...told },
    ...{ woke_at: until, end_cause: napEnd.code.woke, woke_account_id: act.account.id, woke_written_at: act.now },
    ...{ woke_late_flag: true, woke_reason: act.reason, added_flag: true, first_visit_flag: first_visit },
    check_minutes: sleepCheckMinutes(date_of_birth, day, first_visit, settings),
    alarm_minutes: settings.sleep_alarm_minutes,
    ...{ idempotency_key: act.idempotency_key, content_hash: act.content_hash },
  }).catch(refuseAsleep);
  if (nap.id === null) return refuseOtherContent(nap.content_hash, act.content_hash);
  const change = { account: act.account, branch_id, table_name: 'reserves', reason: act.reason } as const;
  await writeAudit(tx, change, reserve_id, null, { record: 'naps', record_id: nap.id, happened_at: from });
}
