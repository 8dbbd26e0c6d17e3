import { useState } from 'react';
import { askDoor } from '../../../../../domain/attendance/door/hand-over.ts';
import { doorRefusal } from '../../../../../domain/staff-codes.ts';
import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { type Board, type BoardEntry, namesOf } from '../board/board.ts';
import { doorFacts, isPickupLocked } from './facts.ts';

type Guarded = { entry: BoardEntry; word: string };

/** Children still to be fetched whose pick-up list is frozen, or who would be fetched by somebody the door refuses. */
function guardedPickUps({ coming, present }: Pick<Board, 'coming' | 'present'>): Guarded[] {
  return [...present, ...coming].flatMap((entry) => {
    const { refusal } = askDoor(
      doorFacts(
        entry.reserve,
        entry.children.map(({ detail }) => detail),
      ),
      'usual',
    );
    if (isPickupLocked(entry.reserve)) return [{ entry, word: 'お迎え凍結' }];
    return refusal === null ? [] : [{ entry, word: doorRefusal.label(refusal) }];
  });
}

/** A barred or frozen pick-up: known before anybody stands at the door. Each press leads to the next child's row. */
export function GuardedAlarm({ board }: { board: Board }) {
  const [presses, setPresses] = useState(0);
  const guarded = guardedPickUps(board);
  const next = guarded[presses % guarded.length];
  if (next === undefined) return null;
  const show = () => {
    document.querySelector(`[data-reserve="${next.entry.reserve.id}"]`)?.scrollIntoView({ block: 'center' });
    setPresses(presses + 1);
  };
  return (
    <AlarmLine
      title={`お迎えは園長が確認(${guarded.length}件)`}
      act={{ label: `${namesOf(next.entry)}を表示`, press: show }}
    >
      {guarded.map(({ entry, word }) => `${namesOf(entry)}(${word})`).join('、')}
    </AlarmLine>
  );
}
