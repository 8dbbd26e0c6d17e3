import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useLiveState } from '../../../../console/staff-context.tsx';
import { namesOf } from './board.ts';
import { SmallActs } from './entry-acts.tsx';
import { ActualTimes, Money, Problem } from './entry-facts.tsx';
import { type EntryProps, entryStyle } from './entry-style.ts';
import { FetchedWord } from './fetched-word.tsx';
import { WaitingWord } from './waiting-word.tsx';

/** Who has left or did not come: little is left to do, so it takes little room. */
export function DoneRow({ entry, now, problem, onAct }: EntryProps) {
  const { reserve, column, waiting } = entry;
  const live = useLiveState();
  return (
    <article
      aria-busy={waiting || undefined}
      data-reserve={reserve.id}
      className={`rounded-md border px-3 py-2 ${entryStyle({ waiting, alarming: false, next: false })}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
        <span className="font-bold">{namesOf(entry)}</span>
        <span className="figures text-note text-ink-soft">
          {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
        </span>
        {column === 'left' && <ActualTimes entry={entry} />}
      </p>
      <Money entry={entry} />
      {column === 'left' && <FetchedWord entry={entry} />}
      {problem && <Problem problem={problem} name={namesOf(entry)} onAnswer={() => onAct(entry, 'answer')} />}
      {waiting && (
        <p className={live === 'lost' ? 'text-note' : 'sr-only'}>
          <WaitingWord entry={entry} lost={live === 'lost'} />
        </p>
      )}
      <SmallActs entry={entry} now={now} onAct={onAct} />
    </article>
  );
}
