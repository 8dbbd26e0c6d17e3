import { useState } from 'react';
import { attendanceWarnings } from '../../../../../contract/functions/attendance/check-in-and-out.ts';
import { doorWarnings } from '../../../../../domain/attendance/door/hand-over.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import type { IdentityDocument } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { useAction } from '../../../../data/use-action.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { HandOverSaid } from '../door/door-form.tsx';
import type { ActChild, ActReserve } from './possible-acts.ts';

type TimeWarning = (typeof attendanceWarnings)[number];
/** `reason`: for a day that is over. */
export type Said = { at?: string; reason?: string };

const namesOf = (children: readonly ActChild[]) => children.map(({ child }) => child?.name ?? '').join('、');

/** The taps of the board for the page of one reserve: each answers whether it was taken, and says so. */
export function useReserveActs(reserve: ActReserve, onChanged: () => void) {
  const checkIn = useAction('staffCheckIn');
  const checkOut = useAction('staffCheckOut');
  const noShow = useAction('staffNoShow');
  const undo = useAction('staffUndoCheck');
  const [asked, setAsked] = useState<readonly ActChild[]>([]);
  const all = [checkIn, checkOut, noShow, undo];
  const about = (children: readonly ActChild[], said: Said) => ({
    reserve_id: reserve.id,
    children: children.map(({ child_id }) => child_id),
    ...said,
  });
  const done = (children: readonly ActChild[], words: string) => {
    showToast(`${withSan(namesOf(children))} ${words}`);
    onChanged();
    return true;
  };
  const start = () => {
    for (const act of all) act.clear();
  };

  async function come(children: readonly ActChild[], said: Said = {}, accepted: readonly TimeWarning[] = []) {
    start();
    setAsked(children);
    const result = await checkIn.send({ ...about(children, said), accepted: [...accepted] });
    return result?.kind === 'ok' && done(children, '登園しました');
  }
  async function leave(children: readonly ActChild[], said: Said = {}, person?: HandOverSaid) {
    start();
    const fetched = person && {
      pick_up_name: person.name,
      pick_up_tel: person.tel,
      accepted: [...person.accepted],
      document: person.document,
      past_reason: person.past_reason,
    };
    const result = await checkOut.send({ ...about(children, said), ...fetched });
    return result?.kind === 'ok' && done(children, '降園しました');
  }
  async function miss(children: readonly ActChild[], said: Said = {}) {
    start();
    const result = await noShow.send(about(children, said));
    return result?.kind === 'ok' && done(children, '来園なしにしました');
  }
  async function takeBack(child: ActChild, { reason }: Said = {}) {
    start();
    const input = {
      ...about([child], reason === undefined ? {} : { reason }),
      childcare_status: child.attendance_status,
    };
    const result = await undo.send(input);
    return result?.kind === 'ok' && done([child], '元に戻しました');
  }
  /** A corrected time is the tap taken back and made again with it. */
  async function setTime(child: ActChild, said: Said & { at: string }) {
    const { expected, present } = childAttendance.code;
    if (child.attendance_status === expected) return come([child], said, attendanceWarnings);
    start();
    const { at: _, ...back } = said;
    const input = { ...about([child], back), childcare_status: child.attendance_status };
    if ((await undo.send(input))?.kind !== 'ok') return false;
    if (child.attendance_status === present) return come([child], said, attendanceWarnings);
    return leave([child], said, fetchedBefore(child));
  }
  const warnings = warningsOf(checkIn.failure);
  return {
    come,
    leave,
    miss,
    takeBack,
    setTime,
    busy: all.some(({ busy }) => busy),
    text: all.find(({ text }) => text)?.text,
    /** What staff must confirm before a child is admitted. */
    doubts: warnings,
    comeNevertheless: () => come(asked, {}, warnings ?? []),
  };
}

/** Correcting the time records the same person again, with the warnings answered at the door accepted. */
function fetchedBefore({ fetched_by_name: name, fetched_document }: ActChild): HandOverSaid | undefined {
  if (name === null) return undefined;
  const document = fetched_document as IdentityDocument | null;
  return { name, tel: null, accepted: doorWarnings, document, past_reason: null };
}

function warningsOf(failure: FunctionFailure | undefined): readonly TimeWarning[] | null {
  if (failure?.kind !== 'refused' || failure.type !== 'attendance_doubt') return null;
  return (failure.details as { doubts: TimeWarning[] }).doubts;
}
