import { Refusal } from '../../contract/refusal.ts';
import { childAttendance } from '../../domain/codes.ts';
import { type AttendanceDoubt, childTargets } from '../../domain/reserves/child-attendance.ts';
import { type FetchingPerson, fetchingPerson } from '../../domain/reserves/pick-up.ts';
import { type FetchedProof, fetchedByKind, fetchedProof } from '../../domain/reserves/staff-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { peopleOfReserve, writeChildAttendance, writeFetchedBy } from '../store/reserves/child-attendance.ts';
import { dayFacts } from '../store/reserves/reserve-facts.ts';
import {
  type AttendanceTap,
  alreadyDone,
  followChildren,
  isEnded,
  openAct,
  recordAct,
  requirePhase,
  requireReason,
  type Tapped,
} from './attendance-act.ts';
import { momentOf } from './attendance-moment.ts';
import { endStay } from './end-stay.ts';

export interface CheckOut extends AttendanceTap {
  at: string | undefined;
  /**
   * Who was said to fetch them; `usual`: nobody else than whoever usually comes; `proved`: staff know who it is and how they
   * know it; null: told afterwards, not known.
   */
  fetched_by: { name: string; tel: string | null } | { proved: ProvedPerson } | 'usual' | null;
  /** What the person was asked about and did nevertheless. */
  accepted: readonly AttendanceDoubt[];
}

/** Somebody at the door, and how staff knew that the child might be handed over. */
export type ProvedPerson = FetchingPerson & { readonly proof: FetchedProof };

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
  // Siblings who came apart: nobody leaves before the last of them came.
  const arrived = new Date(Math.max(...leaving.map(({ arrived_datetime }) => arrived_datetime?.getTime() ?? 0)));
  const left_datetime = momentOf({ ...tap, act: 'check_out', arrived }, reserve, facts);
  requireReason(act, tap);
  for (const { child_id, arrived_datetime } of leaving) {
    const line = { attendance_status: childAttendance.code.left, arrived_datetime, left_datetime };
    await writeChildAttendance(tx, reserve.id, [child_id], line);
  }
  const person = await personAtTheDoor(tx, tap);
  await writeFetchedBy(tx, reserve.id, targets.child_ids, person);
  const { children, status } = await followChildren(tx, act);
  if (isEnded(status)) await endStay(tx, reserve, children, tap.now);
  const accepted = person && isUnlisted(person) ? (['unlisted'] as const) : [];
  return recordAct(tx, tap, act, { action: 'staffCheckOut', child_ids: targets.child_ids, typed: tap.at, accepted });
}

const isUnlisted = ({ kind }: FetchingPerson): boolean => kind === fetchedByKind.code.unlisted;

/** Somebody the family has not named is asked about a second time, and written down when the child is handed over. */
async function personAtTheDoor(tx: Transaction, tap: CheckOut): Promise<ProvedPerson | null> {
  const { fetched_by } = tap;
  if (fetched_by === null) return null;
  if (typeof fetched_by === 'object' && 'proved' in fetched_by) return fetched_by.proved;
  const person = fetchingPerson(await peopleOfReserve(tx, tap.reserve_id), fetched_by === 'usual' ? null : fetched_by);
  if (person === null) return null;
  if (!isUnlisted(person)) return { ...person, proof: fetchedProof.code.knownPerson };
  if (tap.accepted.includes('unlisted')) return { ...person, proof: fetchedProof.code.identitySeen };
  throw new Refusal('attendance_doubt', {
    msg: `${person.name}さんは、ご家庭から伺っている方ではありません。保護者に電話で確かめ、身分証を見てから、お引き渡しください。`,
    details: { doubts: ['unlisted'] },
  });
}
