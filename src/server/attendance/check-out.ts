import { Refusal } from '../../contract/refusal.ts';
import { childTargets } from '../../domain/attendance/child-attendance.ts';
import type { AtTheDoor } from '../../domain/attendance/door/hand-over.ts';
import { childAttendance } from '../../domain/codes.ts';
import { doorRefusal, type FetchedProof } from '../../domain/staff-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { writeChildAttendance, writeFetchedBy } from '../reserves/store/child-attendance.ts';
import { dayFacts } from '../reserves/store/reserve-facts.ts';
import {
  type AttendanceTap,
  alreadyDone,
  isEnded,
  openAct,
  recordAct,
  requirePhase,
  requireReason,
  syncReserveStatus,
  type Tapped,
} from './attendance-act.ts';
import { momentOf } from './attendance-moment.ts';
import { endStay } from './end-stay.ts';
import { requireNamelessAllowed, type SaidAtDoor, settleHandOver } from './hand-over.ts';

interface CheckOut extends AttendanceTap, SaidAtDoor {
  at: string | undefined;
  /** Who picks them up; null: recorded afterwards, unknown. */
  fetched_by: AtTheDoor | null;
  /** How a pass was shown, where one was. */
  pass?: FetchedProof;
}

/** Some children leave. With the last one the stay ends: it is priced, tickets are taken, the charge falls due. */
export async function checkOut(tx: Transaction, tap: CheckOut): Promise<Tapped> {
  const act = await openAct(tx, tap);
  const { reserve } = act;
  const targets = childTargets(act.children, 'check_out', tap.children);
  if (!targets.ok) throw new Refusal(targets.reason);
  const leaving = act.children.filter(({ child_id }) => targets.child_ids.includes(child_id));
  if (leaving.length === 0) return alreadyDone(act);
  requirePhase(reserve, 'present');

  const facts = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  // Siblings may arrive separately: no departure before the last of their arrivals.
  const arrived = new Date(Math.max(...leaving.map(({ arrived_datetime }) => arrived_datetime?.getTime() ?? 0)));
  const left_datetime = momentOf({ ...tap, act: 'check_out', arrived }, reserve, facts);
  requireReason(act, tap);
  for (const { child_id, arrived_datetime } of leaving) {
    const line = { attendance_status: childAttendance.code.left, arrived_datetime, left_datetime };
    await writeChildAttendance(tx, reserve.id, [child_id], line);
  }
  const { accepted, document, past_reason, fetched_by } = tap;
  const about = { account: tap.account, reserve_id: reserve.id, child_ids: targets.child_ids };
  if (fetched_by === null) await requireNamelessAllowed(tx, about);
  const handed =
    fetched_by === null
      ? null
      : await settleHandOver(tx, {
          ...{ ...about, branch_id: reserve.branch_id, accepted, document, past_reason },
          ...{ who: fetched_by, at: left_datetime },
          pass: tap.pass ?? null,
        });
  await writeFetchedBy(tx, reserve.id, targets.child_ids, handed?.person ?? null);
  const { children, status } = await syncReserveStatus(tx, act);
  if (isEnded(status)) await endStay(tx, reserve, children, tap.now);
  return recordAct(tx, tap, act, {
    child_ids: targets.child_ids,
    typed: tap.at,
    accepted: handed?.doubts ?? [],
    ...(handed?.past ? { past: { refusal: doorRefusal.label(handed.past), reason: past_reason ?? '' } } : {}),
  });
}
