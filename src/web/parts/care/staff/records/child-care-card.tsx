import { Moon, NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { childLogKind } from '../../../../../domain/care/log-codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FamilyDayParts } from '../family-day/family-day-parts.tsx';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import type { CaredChild, Entry } from './care-day.ts';
import { entryText } from './entry-text.ts';
import { LogList } from './log-list.tsx';

type CardProps = { child: CaredChild; today: string; onRecord: () => void; onChanged: () => void };

/** The last entry of each kind: what the next person has to know. */
function latest(entries: readonly Entry[]): Entry[] {
  const standing = entries.filter(({ struck_at }) => struck_at === null);
  return childLogKind.keys.flatMap((kind) => standing.find((entry) => entry.kind === kind) ?? []);
}

/** One child in the house: what was last written, and the way to write more. */
export function ChildCareCard({ child, today, onRecord, onChanged }: CardProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <article
      className={`rounded-lg border p-3.5 shadow-raised ${child.nap ? 'border-trust bg-trust-soft' : 'border-line bg-white'}`}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lead leading-snug">
            {child.name}
            <span className="figures ml-2 text-note font-normal whitespace-nowrap text-ink-soft">
              {formatAge(child.date_of_birth, today)}
            </span>
          </h2>
          <AllergyAlarm child={child.allergies} short className="mt-1" />
          {child.nap && (
            <p className="figures mt-0.5 flex items-center gap-1.5 text-note font-bold text-trust">
              <Moon className="size-4.5" aria-hidden="true" />
              {formatTime(child.nap.fell_asleep_at)}から睡眠中
            </p>
          )}
        </div>
        <Button
          kind={child.present ? 'primary' : 'plain'}
          size="small"
          className="shrink-0"
          onClick={onRecord}
          aria-label={`${child.name} 記録`}
        >
          <NotebookPen className="size-4.5" aria-hidden="true" />
          記録
        </Button>
      </div>
      <LatestEntries child={child} />
      <FamilyDayParts child={child} onChanged={onChanged} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={list}
        aria-label={`${child.name} ${open ? 'すべての記録を閉じる' : 'すべての記録を見る'}`}
        onClick={() => setOpen(!open)}
        className="-mb-2 min-h-11 text-note font-bold text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {open ? 'すべての記録を閉じる' : 'すべての記録を見る'}
      </button>
      <div id={list} hidden={!open} className="mt-1 border-t border-line">
        {open && <LogList child={child} onChanged={onChanged} />}
      </div>
    </article>
  );
}

function LatestEntries({ child }: { child: CaredChild }) {
  const entries = latest(child.entries);
  return entries.length > 0 ? (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-note leading-snug">
      {entries.map((entry) => (
        <li key={entry.kind} className="max-w-full">
          <span className="figures text-ink-soft">{formatTime(entry.happened_at)}</span>{' '}
          <span className="font-bold break-words">{entryText(entry)}</span>
        </li>
      ))}
    </ul>
  ) : (
    <p className="mt-2 text-note text-ink-soft">
      まだ記録がありません。
      {child.temperature !== null && `登園時の体温 ${child.temperature.toFixed(1)}℃`}
    </p>
  );
}
