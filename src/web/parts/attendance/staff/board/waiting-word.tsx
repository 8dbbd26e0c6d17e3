import { withSan } from '../../../../../domain/text/called-name.ts';
import type { BoardEntry } from './board.ts';

type WaitingWordProps = { entry: Pick<BoardEntry, 'waiting' | 'taken' | 'waiting_by'>; lost: boolean };

/** A tap on its way, and in whose name it will be signed: without connection nobody can be asked again who pressed. */
export function WaitingWord({ entry: { waiting, taken, waiting_by }, lost }: WaitingWordProps) {
  if (!waiting) return null;
  const unsent = waiting_by ? `未送信 · ${withSan(waiting_by)}の操作として送ります` : '未送信';
  return <span className="text-ink-soft">{lost ? (taken ? '送信済み' : unsent) : '送信しています…'}</span>;
}
