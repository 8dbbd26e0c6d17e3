import { withSan } from '../../../../../domain/text/called-name.ts';
import type { BoardEntry } from './board.ts';

type WaitingWordProps = { entry: Pick<BoardEntry, 'waiting' | 'taken' | 'waiting_by'>; lost: boolean };

/**
 * A tap on its way: with a connection the row's dashed edge says it to the eye, as words would come and go. Without one also
 * in whose name it will be sent: who pressed cannot be found out later.
 */
export function WaitingWord({ entry: { waiting, taken, waiting_by }, lost }: WaitingWordProps) {
  if (!waiting) return null;
  const unsent = waiting_by ? `未送信 · ${withSan(waiting_by)}の操作として送ります` : '未送信';
  return (
    <span className={lost ? 'text-ink-soft' : 'sr-only'}>
      {lost ? (taken ? '送信済み' : unsent) : '送信しています…'}
    </span>
  );
}
