import { SelectStaffDayLoadDocument } from '../../../../../contract/operations/generated.ts';
import { type MinuteOfDay, minuteOf } from '../../../../../domain/time.ts';
import { formatMinute } from '../../../../../domain/time-format.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation, reading } from '../../../../data/question.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ageLabelsAt } from './load-ages.ts';
import { StaffingPart } from './staffing-part.tsx';

type DayLoadProps = {
  branch_id: number;
  date: string;
  /** The stay in question, drawn as a band. */
  range?: { start: MinuteOfDay; end: MinuteOfDay } | null;
};

type LoadSlot = { start: MinuteOfDay; capacity: number; taken: number };

/** The fullest moment inside the range, in words for those who do not see the picture. */
function peakOf(slots: readonly LoadSlot[], range?: { start: number; end: number } | null): LoadSlot | undefined {
  const inside = slots.filter((slot) => !range || (slot.start >= range.start && slot.start < range.end));
  return inside.toSorted((a, b) => b.taken / (b.capacity || 1) - a.taken / (a.capacity || 1))[0];
}

/** The day's load per slot: how many seats are taken, with pending requests, against the capacity. */
export function DayLoad({ branch_id, date, range }: DayLoadProps) {
  const { data, previous, waiting } = useLiveAnswer(reading('staffDayLoad', { branch_id, date }));
  const ages = useLiveAnswer(operation(SelectStaffDayLoadDocument, { branch_id, date }));
  const day = data ?? (waiting ? previous : undefined);
  if (!day)
    return waiting ? <Skeleton className="h-52" /> : <p className="text-note text-no">混み具合を表示できません。</p>;
  const slots = day.slots.map(({ start_time, capacity, taken }) => ({ start: minuteOf(start_time), capacity, taken }));
  const peak = peakOf(slots, range);
  return (
    <>
      <LoadStrip slots={slots} range={range ?? null} />
      <p className="figures min-h-6 text-note text-ink-soft">
        {peak &&
          ageLabelsAt(ages.data?.reserves ?? [], date, peak.start)
            .map(({ label, count }) => `${label} ${count}名`)
            .join('、')}
      </p>
      <StaffingPart staffing={day.staffing} range={range ?? null} />
    </>
  );
}

function LoadStrip({ slots, range }: { slots: readonly LoadSlot[]; range: { start: number; end: number } | null }) {
  const highest = Math.max(1, ...slots.map(({ capacity, taken }) => Math.max(capacity, taken)));
  const peak = peakOf(slots, range);
  const hours = slots.filter(({ start }) => start % 60 === 0);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${slots.length * 4} 48`}
        preserveAspectRatio="none"
        className="h-16 w-full rounded-sm bg-cream"
        role="img"
        aria-label={
          peak
            ? `いちばん多い時間は${formatMinute(peak.start)}で、定員${peak.capacity}名のうち${peak.taken}名`
            : '混み具合'
        }
      >
        {slots.map(({ start, capacity, taken }, position) => {
          const inside = range !== null && start >= range.start && start < range.end;
          const style = taken >= capacity ? 'fill-wrong' : inside ? 'fill-action' : 'fill-leaf';
          const height = (Math.min(taken, highest) / highest) * 44;
          return (
            <g key={start}>
              {inside && <rect x={position * 4} y="0" width="4" height="48" className="fill-action-soft" />}
              <rect x={position * 4 + 0.4} y={48 - height} width="3.2" height={height} className={style} />
            </g>
          );
        })}
      </svg>
      <div
        className="figures mt-0.5 grid auto-cols-fr grid-flow-col text-note leading-tight text-ink-soft"
        aria-hidden="true"
      >
        {hours.map(({ start }, position) => (
          <span key={start}>{position % 2 === 0 ? start / 60 : ''}</span>
        ))}
      </div>
      {peak && (
        <figcaption className="figures mt-1 text-note text-ink-soft">
          {range ? 'この時間は最大' : '最大'} <strong className="text-ink">{peak.taken}</strong> / {peak.capacity}名
          {peak.taken > peak.capacity ? (
            <strong className="ml-2 text-wrong">定員を{peak.taken - peak.capacity}名超えています</strong>
          ) : (
            peak.taken === peak.capacity && <strong className="ml-2 text-wrong">満席</strong>
          )}
        </figcaption>
      )}
    </figure>
  );
}
