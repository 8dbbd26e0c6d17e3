import { CircleSlash, Clock, LogIn, LogOut, Thermometer, Undo2, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { type BoardChild, type BoardEntry, minutesSince, namesOf } from './board.ts';
import { mayUndo } from './entry-facts.tsx';
import type { OnAct } from './use-acts.ts';

/** The one step from a column to the next. */
const bigTaps = { coming: ['check_in', '登園', LogIn], present: ['check_out', '降園', LogOut] } as const;
const bigTapOf = ({ column }: BoardEntry) => (column === 'coming' || column === 'present' ? bigTaps[column] : null);

/** One child's own tap: of a row, or of a sibling who comes or leaves alone. */
export function ChildTap({ entry, child, next = false, onAct }: ChildTapProps) {
  const big = bigTapOf(entry);
  if (big === null) return null;
  const [act, word, Icon] = big;
  return (
    <Button
      size="small"
      kind={next ? 'primary' : 'plain'}
      className="shrink-0 px-3!"
      onClick={() => onAct(entry, act, [child.child_id])}
      aria-label={`${child.name} ${word}`}
    >
      {/* Where columns share the screen the child's own facts need the room. */}
      <Icon className="size-4.5 md:hidden" aria-hidden="true" />
      {word}
    </Button>
  );
}
type ChildTapProps = { entry: BoardEntry; child: BoardChild; next?: boolean; onAct: OnAct };

/** All children of the entry by one tap. */
export function BigTap({ entry, next, size = 'large', onAct }: BigTapProps) {
  const big = bigTapOf(entry);
  if (big === null) return null;
  const [act, word, Icon] = big;
  const { children } = entry;
  const together = children.length > 1 ? `${children.length}人とも${word}` : word;
  return (
    <Button
      size={size}
      kind={next ? 'primary' : 'plain'}
      className="w-full"
      onClick={() => onAct(entry, act)}
      aria-label={`${namesOf(entry)} ${together}`}
    >
      <Icon className="size-5.5" aria-hidden="true" />
      {together}
    </Button>
  );
}
type BigTapProps = { entry: BoardEntry; next: boolean; size?: 'small' | 'large'; onAct: OnAct };

/** Rarely used actions: undo, another time, no-show, the reserve itself. */
export function SmallActs({ entry, now, onAct }: { entry: BoardEntry; now: Date; onAct: OnAct }) {
  const { reserve, column } = entry;
  const name = namesOf(entry);
  const undo = column !== 'coming' && mayUndo(entry);
  const timeWord = column === 'present' ? '時刻・体温を直す' : '時刻を直す';
  const time = column === 'coming' || (column !== 'no_show' && undo);
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-4 text-note">
      {undo && (
        <SmallAct icon={Undo2} label={`${name} 元に戻す`} onClick={() => onAct(entry, 'undo')}>
          元に戻す
        </SmallAct>
      )}
      {time && (
        <SmallAct
          icon={Clock}
          label={`${name} ${column === 'coming' ? '時刻・体温を入れて登園' : timeWord}`}
          onClick={() => onAct(entry, 'time')}
        >
          {column === 'coming' ? '時刻・体温' : timeWord}
        </SmallAct>
      )}
      {column === 'present' && (
        <SmallAct icon={UserCheck} label={`${name} ほかの方のお迎え`} onClick={() => onAct(entry, 'fetched')}>
          ほかの方のお迎え
        </SmallAct>
      )}
      {column === 'coming' && minutesSince(reserve.start_datetime, now) >= 0 && (
        <>
          <SmallAct icon={CircleSlash} label={`${name} 来園なし`} onClick={() => onAct(entry, 'no_show')}>
            来園なし
          </SmallAct>
          <SmallAct icon={Thermometer} label={`${name} 体調不良でお休み`} onClick={() => onAct(entry, 'ill')}>
            体調不良
          </SmallAct>
        </>
      )}
      <Link
        to={`/staff/reserves/${reserve.id}`}
        className="text-link ml-auto inline-flex min-h-11 items-center"
        aria-label={`${name} 予約の詳細`}
      >
        詳細
      </Link>
    </div>
  );
}

type SmallActProps = { icon: typeof Clock; label: string; onClick: () => void; children: string };

function SmallAct({ icon: Icon, label, onClick, children }: SmallActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-bold text-ink-soft hover:text-ink"
    >
      <Icon className="size-4.5" aria-hidden="true" />
      {children}
    </button>
  );
}
