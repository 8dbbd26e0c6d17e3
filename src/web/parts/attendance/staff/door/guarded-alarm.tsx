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

/** A barred or frozen pick-up: known before anybody stands at the door. A press leads to the child's row. */
export function GuardedAlarm({ board }: { board: Board }) {
  const guarded = guardedPickUps(board);
  if (guarded.length === 0) return null;
  return (
    <AlarmLine title="お迎えは園長の確認が必要です">
      {guarded.map(({ entry, word }) => (
        <button
          key={entry.key}
          type="button"
          onClick={() =>
            document.querySelector(`[data-reserve="${entry.reserve.id}"]`)?.scrollIntoView({ block: 'center' })
          }
          className="mr-3 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {namesOf(entry)}({word})
        </button>
      ))}
    </AlarmLine>
  );
}
