import { BellRing } from 'lucide-react';
import { formatTime } from '../../../../../domain/time-format.ts';
import type { BoardEntry } from './board.ts';

/** The family pressed 「着きました」 at the door; gone once the children are in. */
export function ArrivedMark({ entry: { column, reserve } }: { entry: BoardEntry }) {
  const notice = reserve.arrival_notices[0]?.created_at;
  if (column !== 'coming' || notice === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-action px-2.5 py-0.5 text-note leading-snug font-bold whitespace-nowrap text-white forced-colors:border">
      <BellRing className="size-4" aria-hidden="true" />
      到着<span className="figures">{formatTime(notice)}</span>
    </span>
  );
}
