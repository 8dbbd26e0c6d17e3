import { Refusal } from '../../contract/refusal.ts';
import {
  type ArrivalWarning,
  type AttendanceWarning,
  arrivalWarnings,
  childTargets,
} from '../../domain/attendance/child-attendance.ts';
import { childAttendance } from '../../domain/codes.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { formatMonthDay, formatTime } from '../../domain/time-format.ts';
import { waitsForAnswer } from '../care/store/morning-forms.ts';
import { hasEmergencyContact } from '../membership/store/customers.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { presentElsewhere, writeChildAttendance, writeTemperature } from '../reserves/store/child-attendance.ts';
import { dayFacts, type RulesOfDay } from '../reserves/store/reserve-facts.ts';
import type { ReserveRow } from '../reserves/store/reserves.ts';
import {
  type AttendanceTap,
  alreadyDone,
  openAct,
  recordAct,
  requirePhase,
  requireReason,
  syncReserveStatus,
  type Tapped,
} from './attendance-act.ts';
import { momentOf } from './attendance-moment.ts';
import { beginChildcare } from './store/childcares.ts';

interface CheckIn extends AttendanceTap {
  at: string | undefined;
  temperature: number | null;
  /** What the person was asked about and took nevertheless. */
  accepted: readonly AttendanceWarning[];
}

/** Some children come. The first one begins the stay. */
export async function checkIn(tx: Transaction, tap: CheckIn): Promise<Tapped> {
  const act = await openAct(tx, tap);
  const { reserve } = act;
  const targets = childTargets(act.children, 'check_in', tap.children);
  if (!targets.ok) throw new Refusal(targets.reason);
  if (targets.child_ids.length === 0) return alreadyDone(act);
  requirePhase(reserve, 'confirmed', 'present');

  const facts = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  const arrived_datetime = momentOf({ ...tap, act: 'check_in', arrived: null }, reserve, facts);
  requireReason(act, tap);
  const unwell = await waitsForAnswer(tx, reserve, targets.child_ids);
  const noContact = !(await hasEmergencyContact(tx, reserve.customer_id));
  const accepted = requireAccepted({ ...tap, unwell, noContact }, reserve, arrived_datetime, facts.rules);
  await requireNotPresent(tx, targets.child_ids, reserve);
  const line = { attendance_status: childAttendance.code.present, arrived_datetime };
  await writeChildAttendance(tx, reserve.id, targets.child_ids, line).catch(refusePresentTwice);
  if (tap.temperature !== null) await writeTemperature(tx, reserve.id, targets.child_ids, tap.temperature);
  await beginChildcare(tx, reserve, arrived_datetime);
  await syncReserveStatus(tx, act);
  const done = { child_ids: targets.child_ids, typed: tap.at, accepted };
  return recordAct(tx, tap, act, done);
}

/** Hours early, warm, unwell by the morning form, or no emergency contact: asked once, and recorded if the child is taken anyway. */
function requireAccepted(
  tap: CheckIn & { unwell: boolean; noContact: boolean },
  reserve: ReserveRow,
  at: Date,
  { settings }: RulesOfDay,
): ArrivalWarning[] {
  const { temperature, unwell, noContact } = tap;
  const { start_datetime } = reserve;
  const warnings = arrivalWarnings({ at, start: start_datetime, temperature, unwell, noContact }, settings);
  const open = warnings.filter((warning) => !tap.accepted.includes(warning));
  if (open.length === 0) return warnings;
  const words = {
    early: `ご予約は${formatTime(start_datetime)}からです。`,
    temperature: `体温が${temperature?.toFixed(1)}℃です。`,
    morning: '朝の様子に、要確認があります。',
    emergency_contact: '緊急連絡先の登録がありません。保護者に伺って記入してください。',
  };
  throw new Refusal('attendance_doubt', {
    msg: `${open.map((warning) => words[warning]).join('')}このままお預かりしてよいか、確かめてください。`,
    details: { doubts: open, start_datetime: start_datetime.toISOString(), temperature },
  });
}

async function requireNotPresent(tx: Transaction, child_ids: readonly number[], reserve: ReserveRow): Promise<void> {
  const other = await presentElsewhere(tx, child_ids, reserve);
  if (other === null) return;
  const { child_id, name, branch_name, arrived_datetime } = other;
  const since = `${formatMonthDay(reserve.reserve_date)} ${formatTime(arrived_datetime)}`;
  throw new Refusal('child_already_present', {
    msg: `${withSan(name)}は、${since}から${branch_name}でお預かり中です。先にその降園を登録してください。`,
    details: { child_id, branch_name, arrived_datetime: arrived_datetime.toISOString() },
  });
}

/** Two doors at the same moment: the index decides. */
export function refusePresentTwice(error: unknown): never {
  if (violatedConstraint(error) !== 'child_present_once') throw error;
  throw new Refusal('child_already_present');
}
