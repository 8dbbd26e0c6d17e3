import { Ban, Lock } from 'lucide-react';
import { doorStanding } from '../../../../../domain/attendance/door/door-people.ts';
import { isSameName } from '../../../../../domain/attendance/door/names.ts';

type DoorMarksProps = {
  frozen: boolean;
  bars: readonly { readonly name: string; readonly relation: string }[];
  /** Of the family, hidden or removed. */
  never?: readonly { readonly name: string }[];
  className?: string;
};

/** 凍結 and 禁止 in words and with a frame, readable on paper without colour: who, never why. */
export function DoorMarks({ frozen, bars, never = [], className = '' }: DoorMarksProps) {
  const people = [
    ...bars.map(({ name, relation }) => ({ name, relation, word: '引き渡し禁止' })),
    ...never
      .filter(({ name }) => !bars.some((bar) => isSameName(bar.name, name)))
      .map(({ name }) => ({ name, relation: '', word: doorStanding.label(doorStanding.code.hidden) })),
  ];
  if (!frozen && people.length === 0) return null;
  return (
    <span className={`flex flex-wrap gap-1 ${className}`}>
      {frozen && (
        <span className={style}>
          <Lock className="size-4.5 shrink-0" aria-hidden="true" />
          お迎え 凍結
        </span>
      )}
      {people.map(({ name, relation, word }) => (
        <span key={name} className={style}>
          <Ban className="size-4.5 shrink-0" aria-hidden="true" />
          {/* Each word whole where it fits, never under the button beside it: a name torn apart is not read at a door. */}
          <span className="flex min-w-0 flex-wrap gap-x-1.5">
            <span className="phrases">{word}</span>
            <span>{name}</span>
            {relation !== '' && <span>({relation})</span>}
          </span>
        </span>
      ))}
    </span>
  );
}

const style =
  'inline-flex w-fit max-w-full items-center gap-1 rounded-sm border-2 border-wrong px-1.5 text-body leading-snug font-bold text-wrong wrap-anywhere forced-colors:border-[CanvasText] print:border-ink print:text-[9pt] print:leading-tight print:text-ink';
