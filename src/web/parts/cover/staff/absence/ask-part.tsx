import { AskCover } from '../ask-cover.tsx';
import { spanText } from '../cover-text.ts';
import type { Absence, AbsenceAnswer } from './absence-answer.ts';
import { ChosenLink } from './chosen-link.tsx';

type AskPartProps = { absence: Absence; date: string; written_from: AbsenceAnswer['written_from']; onDone: () => void };

/** Whom to ask, for one stretch of the day: two short ones find somebody more easily than a long one. */
export function AskPart({ absence, date, written_from, onDone }: AskPartProps) {
  const { account_id, cover, spans, off_flag, candidates } = absence;
  if (cover === null) return null;
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" className="mb-2 text-lead">
        3. だれに応援をお願いしますか
      </h2>
      {spans.length > 1 && (
        <ul className="mb-4 flex flex-wrap gap-2.5" aria-label="お願いする時間">
          {spans.map(({ start_time, end_time }) => (
            <li key={`${start_time}${end_time}`}>
              <ChosenLink
                set={{ date, account: String(account_id), from: start_time, until: end_time }}
                chosen={start_time === cover.start_time && end_time === cover.end_time}
              >
                <span className="figures">{spanText({ start_time, end_time })}</span>
              </ChosenLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mb-3">
        <strong className="figures">{spanText(cover)}</strong>
        {cover.breaks.map((pause) => (
          <span key={pause.start_time} className="figures text-note text-ink-soft">
            (休憩 {spanText(pause)})
          </span>
        ))}
      </p>
      <AskCover
        key={`${account_id} ${cover.start_time} ${cover.end_time}`}
        date={date}
        hours={cover}
        instead_of={off_flag ? null : absence}
        candidates={candidates}
        written_from={written_from}
        onDone={onDone}
      />
    </section>
  );
}
