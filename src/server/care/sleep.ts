import { Refusal } from '../../contract/refusal.ts';
import { sleepCheckMinutes } from '../../domain/care/sleep.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { formatTime } from '../../domain/time-format.ts';
import { mayActIn } from '../auth/branch-access.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import { insertKeyed } from '../store/keyed-insert.ts';
import { auditLateEntry, type CareAct, careMoment, proofOf } from './care-moment.ts';
import { openStay } from './child-log.ts';
import { lockStayOfChild, sleeperFacts } from './store/child-logs.ts';
import { endNap, lockNap, type NapRow, napByKey } from './store/naps.ts';

interface Keyed {
  idempotency_key: string;
  content_hash: string;
}

/** The child fell asleep. How often it is looked at is fixed with that. */
export async function beginNap(
  tx: Transaction,
  act: CareAct & Keyed & { reserve_id: number; child_id: number },
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

function refuseBeforeSleep({ fell_asleep_at }: NapRow, moment: Date): void {
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
  const moment = await careMoment(tx, act, stay, { lateNeedsReason: true });
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
  await auditLateEntry(tx, act, stay, { record: 'sleep_checks', id: check.id, moment });
}
