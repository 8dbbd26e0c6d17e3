import { useState } from 'react';
import { familySees } from '../../../../../domain/care/day-timeline.ts';
import { childLogKind, napEnd } from '../../../../../domain/care/log-codes.ts';
import { epochOf } from '../../../../../domain/time.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { FamilySeesMark } from '../family-day/family-sees-mark.tsx';
import { PhotoLink } from '../family-day/photo-link.tsx';
import type { CaredChild, Nap } from './care-day.ts';
import { entryText, positionArrow, sleepCheckText } from './entry-text.ts';
import { type Strike, StrikeDialog } from './strike-dialog.tsx';

type Line = {
  key: string;
  at: string;
  words: string;
  by: string;
  late: boolean;
  struck: string | null;
  photo: string | null;
  /** Guardians read it on their page of the day. */
  shown: boolean;
  strike: Omit<Strike, 'words'> | null;
};

/** Everything of a child's day in one order, the newest first. */
function linesOf(child: CaredChild): Line[] {
  const { entries, naps } = child;
  const written = entries.map(
    (entry, position): Line => ({
      key: `log ${entry.id ?? `new ${position}`}`,
      at: entry.happened_at,
      words: entryText(entry),
      by: entry.account?.name ?? '',
      late: entry.late_flag,
      struck: entry.struck_at === null ? null : entry.strike_reason,
      shown: familySees({ ...entry, photo: child.photos ? entry.file : null }, 'guardian'),
      photo: entry.kind === childLogKind.code.photo ? (entry.file?.key ?? null) : null,
      strike: entry.id === null ? null : { record: 'child_logs', id: entry.id },
    }),
  );
  return [...written, ...naps.flatMap(napLines)].toSorted((a, b) => epochOf(b.at) - epochOf(a.at));
}

function napLines(nap: Nap): Line[] {
  const line = {
    by: nap.account?.name ?? '',
    photo: null,
    shown: nap.struck_at === null,
    late: false,
    struck: nap.struck_at ? nap.strike_reason : null,
  };
  const begun: Line = {
    ...line,
    key: `nap ${nap.idempotency_key}`,
    at: nap.fell_asleep_at,
    words: `寝た(${nap.check_minutes}分ごとに確認)`,
    late: nap.late_flag,
    strike: nap.id === null ? null : { record: 'naps', id: nap.id },
  };
  const ended: Line[] =
    nap.woke_at === null
      ? []
      : [
          {
            ...line,
            key: `woke ${nap.idempotency_key}`,
            at: nap.woke_at,
            words: napEnd.label(nap.end_cause),
            strike: null,
          },
        ];
  const sleepChecks = nap.looks.map(
    (sleepCheck, position): Line => ({
      key: `look ${sleepCheck.id ?? `new ${nap.idempotency_key} ${position}`}`,
      at: sleepCheck.checked_at,
      words: `午睡チェック ${positionArrow[sleepCheck.position] ?? ''} ${sleepCheckText(sleepCheck)}`,
      by: sleepCheck.account?.name ?? '',
      late: sleepCheck.late_flag,
      struck: sleepCheck.struck_at === null ? null : sleepCheck.strike_reason,
      photo: null,
      shown: false,
      strike: sleepCheck.id === null ? null : { record: 'sleep_checks', id: sleepCheck.id },
    }),
  );
  return [...ended, ...sleepChecks, begun];
}

/** The log of one child, with what was struck and who wrote it. */
export function LogList({ child, onChanged }: { child: CaredChild; onChanged: () => void }) {
  const [strike, setStrike] = useState<Strike | null>(null);
  const lines = linesOf(child);
  if (lines.length === 0) return <p className="text-note text-ink-soft">まだ記録がありません。</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="figures w-12 shrink-0 font-bold">{formatTime(line.at)}</span>
            <span className="min-w-0 flex-1 break-words">
              {line.struck === null ? line.words : <s>{line.words}</s>}
              {line.photo && line.struck === null && <PhotoLink file_key={line.photo} />}
              {line.shown && <FamilySeesMark />}
              {line.late && <span className="ml-2 rounded-sm bg-ask-soft px-1.5 font-bold text-ask">あとから記録</span>}
              {line.struck !== null && <span className="ml-2 text-ink-soft">取り消し: {line.struck}</span>}
            </span>
            <span className="text-ink-soft">{line.by}</span>
            {line.strike !== null && line.struck === null && (
              <button
                type="button"
                aria-label={`${child.name} ${formatTime(line.at)} ${line.words} 取り消す`}
                onClick={() =>
                  line.strike && setStrike({ ...line.strike, words: `${formatTime(line.at)} ${line.words}` })
                }
                className="min-h-11 px-2 font-bold text-ink-soft underline underline-offset-4 hover:text-ink"
              >
                取り消す
              </button>
            )}
          </li>
        ))}
      </ul>
      <StrikeDialog strike={strike} onClose={() => setStrike(null)} onStruck={onChanged} />
    </>
  );
}
