import { withSan } from '../../../../domain/membership/called-name.ts';
import type { BoardEntry } from './board.ts';

/** A tap on its way, and in whose name it will be signed: without connection nobody can be asked again who pressed. */
export function WaitingWord({ entry, lost }: { entry: Pick<BoardEntry, 'waiting' | 'waiting_by'>; lost: boolean }) {
  if (!entry.waiting) return null;
  return (
    <span className="text-ink-soft">
      {lost && entry.waiting_by ? `未送信 · ${withSan(entry.waiting_by)}の操作として送ります` : '送信しています…'}
    </span>
  );
}
