import { useState } from 'react';
import { attendanceDoubts } from '../../../../../contract/functions/staff.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { useAction } from '../../../../data/use-action.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { ActChild, ActReserve } from './possible-acts.ts';

type Doubt = (typeof attendanceDoubts)[number];
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
    showToast(`${namesOf(children)}さん ${words}`);
    onChanged();
    return true;
  };
  const start = () => {
    for (const act of all) act.clear();
  };

  async function come(children: readonly ActChild[], said: Said = {}, accepted: readonly Doubt[] = []) {
    start();
    setAsked(children);
    const result = await checkIn.send({ ...about(children, said), accepted: [...accepted] });
    return result?.kind === 'ok' && done(children, '登園しました');
  }
  async function leave(children: readonly ActChild[], said: Said = {}) {
    start();
    const result = await checkOut.send(about(children, said));
    return result?.kind === 'ok' && done(children, '降園しました');
  }
  async function miss(children: readonly ActChild[], said: Said = {}) {
    start();
    const result = await noShow.send(about(children, said));
    return result?.kind === 'ok' && done(children, '来園なしにしました');
  }
  async function takeBack(child: ActChild, { reason }: Said = {}) {
    start();
    const wish = {
      ...about([child], reason === undefined ? {} : { reason }),
      childcare_status: child.attendance_status,
    };
    const result = await undo.send(wish);
    return result?.kind === 'ok' && done([child], '元に戻しました');
  }
  /** A corrected time is the tap taken back and made again with it. */
  async function setTime(child: ActChild, said: Said & { at: string }) {
    const { expected, present } = childAttendance.code;
    if (child.attendance_status === expected) return come([child], said, attendanceDoubts);
    start();
    const { at: _, ...back } = said;
    const wish = { ...about([child], back), childcare_status: child.attendance_status };
    if ((await undo.send(wish))?.kind !== 'ok') return false;
    if (child.attendance_status === present) return come([child], said, attendanceDoubts);
    return leave([child], said);
  }
  const doubts = doubtsOf(checkIn.failure);
  return {
    come,
    leave,
    miss,
    takeBack,
    setTime,
    busy: all.some(({ busy }) => busy),
    text: all.find(({ text }) => text)?.text,
    /** What the person is asked before a child is taken in. */
    doubts,
    comeNevertheless: () => come(asked, {}, doubts ?? []),
  };
}

function doubtsOf(failure: FunctionFailure | undefined): readonly Doubt[] | null {
  if (failure?.kind !== 'refused' || failure.type !== 'attendance_doubt') return null;
  return (failure.details as { doubts: Doubt[] }).doubts;
}
