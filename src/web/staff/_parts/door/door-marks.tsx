import { Ban, Lock } from 'lucide-react';

type DoorMarksProps = {
  frozen: boolean;
  bars: readonly { readonly name: string; readonly relation: string }[];
  className?: string;
};

/** 凍結 and 禁止 in words and with a frame, readable on paper without colour: who, never why. */
export function DoorMarks({ frozen, bars, className = '' }: DoorMarksProps) {
  if (!frozen && bars.length === 0) return null;
  return (
    <span className={`flex flex-wrap gap-1 ${className}`}>
      {frozen && (
        <span className={look}>
          <Lock className="size-4.5 shrink-0" aria-hidden="true" />
          お迎え 凍結
        </span>
      )}
      {bars.map(({ name, relation }) => (
        <span key={name} className={look}>
          <Ban className="size-4.5 shrink-0" aria-hidden="true" />
          {/* Each word whole where it fits: a name torn apart is not read at a door. */}
          <span className="flex min-w-0 flex-wrap gap-x-1.5">
            <span className="whitespace-nowrap">引き渡し禁止</span>
            <span>{name}</span>
            {relation !== '' && <span>({relation})</span>}
          </span>
        </span>
      ))}
    </span>
  );
}

const look =
  'inline-flex w-fit max-w-full items-center gap-1 rounded-sm border-2 border-wrong px-1.5 text-body leading-snug font-bold text-wrong wrap-anywhere forced-colors:border-[CanvasText] print:border-ink print:text-[9pt] print:leading-tight print:text-ink';
