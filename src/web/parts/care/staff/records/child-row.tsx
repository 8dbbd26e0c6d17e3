import { ChevronRight } from 'lucide-react';
import { dietStage } from '../../../../../domain/care/care-codes.ts';
import { childLogKind } from '../../../../../domain/care/log-codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import type { CaredChild, Entry } from './care-day.ts';
import { entryText } from './entry-text.ts';

type ChildRowProps = {
  child: CaredChild;
  today: string;
  /** Null: takes no part in presses for several. */
  chosen: boolean | null;
  onChoose: () => void;
  onOpen: () => void;
};

/** The last entry of each kind: what the next person has to know. */
function latest(entries: readonly Entry[]): Entry[] {
  const standing = entries.filter(({ struck_at }) => struck_at === null);
  return childLogKind.keys.flatMap((kind) => standing.find((entry) => entry.kind === kind) ?? []);
}

/** What differs from the usual food, besides allergies. */
function dietText({ diet: { diet_stage, milk, foods_to_avoid } }: CaredChild): string {
  const stage = diet_stage === null || diet_stage === dietStage.code.usual ? '' : dietStage.label(diet_stage);
  return [stage.replace(/\(.*/, ''), milk && 'ミルク指定', foods_to_avoid && `避ける: ${foods_to_avoid}`]
    .filter(Boolean)
    .join('・');
}

/** One child in two lines: a touch opens its panel, the box chooses it for a press for several. */
export function ChildRow({ child, today, chosen, onChoose, onOpen }: ChildRowProps) {
  const diet = dietText(child);
  return (
    <article
      aria-label={child.name}
      className={`flex h-full items-stretch rounded-md border ${chosen ? 'border-action bg-action-soft' : 'border-line bg-white'}`}
    >
      {chosen !== null && (
        <label className="inline-flex w-12 shrink-0 cursor-pointer items-center justify-center">
          <span className="sr-only">{child.name}を選ぶ</span>
          <input type="checkbox" className="size-6 accent-action" checked={chosen} onChange={onChoose} />
        </label>
      )}
      <div
        className={`relative flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-md py-1 pr-2 hover:bg-cream ${chosen === null ? 'pl-3' : ''}`}
      >
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 leading-snug">
            <span className="text-lead font-bold wrap-anywhere">{child.name}</span>
            <span className="figures whitespace-nowrap text-ink-soft">{formatAge(child.date_of_birth, today)}</span>
            {child.room && <span className="text-ink-soft">{child.room.name}</span>}
            <AllergyAlarm child={child.allergies} short />
            {diet && <span className="rounded-sm border border-ask bg-ask-soft px-1.5 font-bold text-ask">{diet}</span>}
          </p>
          <LatestEntries child={child} />
        </div>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <button
          type="button"
          aria-label={`${child.name} 記録`}
          onClick={onOpen}
          className="absolute inset-0 touch-manipulation rounded-md"
        />
      </div>
    </article>
  );
}

function LatestEntries({ child }: { child: CaredChild }) {
  const entries = latest(child.entries);
  if (entries.length === 0) {
    return (
      <p className="truncate leading-snug text-ink-soft">
        まだ記録がありません。
        {child.temperature !== null && `登園時 ${child.temperature.toFixed(1)}℃`}
      </p>
    );
  }
  return (
    <p className="truncate leading-snug">
      {entries.map((entry) => (
        <span key={entry.kind} className="mr-3">
          <span className="figures text-ink-soft">{formatTime(entry.happened_at)}</span> {entryText(entry)}
          {entry.id === null && '(送信中)'}
        </span>
      ))}
    </p>
  );
}
