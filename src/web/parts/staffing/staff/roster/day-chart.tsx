import type { ReactNode } from 'react';
import { countOf } from '../../../../../domain/staffing/ratio.ts';
import { minuteOf, minuteOfDayOf, timeSteps } from '../../../../../domain/time.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { type ChartScale, chartScale, clockedUntil, onChart } from './chart-scale.ts';
import type { Roster, RosterRow } from './roster-text.ts';

type DayChartProps = {
  roster: Roster;
  people: readonly RosterRow[];
  today: boolean;
  /** Who it is, left of the bar (above it on a phone). */
  facts: (person: RosterRow) => ReactNode;
};

const row = 'grid gap-x-4 gap-y-1 md:grid-cols-[16.5rem_minmax(0,1fr)]';

/** The day's staff over its children. Drawn for the eye; the same is in words beside each bar and in the table below. */
export function DayChart({ roster, people, today, facts }: DayChartProps) {
  const scale = chartScale(roster);
  const now = minuteOfDayOf(useServerNow());
  return (
    <div className="rounded-lg border border-line bg-white px-4 py-3">
      <div className={`${row} items-end`} aria-hidden="true">
        <span className="hidden md:block" />
        <Hours scale={scale} />
      </div>
      <div className={`${row} items-center py-1.5`} aria-hidden="true">
        <strong>お子さま</strong>
        <Track scale={scale} now={today ? now : null} tall>
          {joined(roster.stretches, ({ children }) => countOf(children)).map(({ start, end, said }) =>
            said === 0 ? null : (
              <Segment key={start} scale={scale} start={start} end={end} look="bg-sun text-ink">
                {said}
              </Segment>
            ),
          )}
        </Track>
      </div>
      <div className={`${row} items-center border-b border-line pb-3`} aria-hidden="true">
        <span>
          <strong>職員</strong> <span className="text-note text-ink-soft">予定/必要</span>
        </span>
        <Track scale={scale} now={today ? now : null} tall>
          {joined(roster.stretches, staffText).map(({ start, end, said }) =>
            said === '' ? null : (
              <Segment
                key={start}
                scale={scale}
                start={start}
                end={end}
                look={said.startsWith('!') ? 'bg-wrong text-white' : 'bg-trust-soft text-trust'}
              >
                {said.replace('!', '')}
              </Segment>
            ),
          )}
        </Track>
      </div>
      {people.length === 0 && <p className="pt-3 text-ink-soft">予定のある職員はいません。</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.account_id} className={`${row} items-center py-3`}>
            {facts(person)}
            <Track scale={scale} now={today ? now : null}>
              <PersonBars person={person} scale={scale} now={now} />
            </Track>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hours({ scale }: { scale: ChartScale }) {
  return (
    <div className="relative h-5">
      {timeSteps(scale.from, scale.to, 60).map((minute, position) => (
        <span
          key={minute}
          className={`figures absolute bottom-0 text-note leading-none text-ink-soft ${position % 2 === 1 ? 'hidden lg:block' : ''}`}
          style={{ left: onChart(scale, minute, minute).left }}
        >
          {minute / 60}
        </span>
      ))}
    </div>
  );
}

type TrackProps = { scale: ChartScale; now: number | null; tall?: boolean; children: ReactNode };

/** One line of the chart with a hair for every hour, and for now. */
function Track({ scale, now, tall = false, children }: TrackProps) {
  return (
    <div className={`relative overflow-hidden rounded-sm bg-cream ${tall ? 'h-7' : 'h-9'}`} aria-hidden="true">
      {timeSteps(scale.from + 1, scale.to, 60).map((minute) => (
        <span
          key={minute}
          className="absolute inset-y-0 w-px bg-line"
          style={{ left: onChart(scale, minute, minute).left }}
        />
      ))}
      {children}
      {now !== null && scale.from < now && now < scale.to && (
        <span className="absolute inset-y-0 w-0.5 bg-action" style={{ left: onChart(scale, now, now).left }} />
      )}
    </div>
  );
}

type SegmentProps = { scale: ChartScale; start: number; end: number; look: string; children: ReactNode };

/** Words that would not fit are left out: the table below has them. */
function Segment({ scale, start, end, look: classes, children }: SegmentProps) {
  const minutes = end - start;
  const shown = minutes >= 60 ? '' : minutes >= 30 ? 'hidden md:inline' : 'hidden xl:inline';
  return (
    <span
      style={onChart(scale, start, end)}
      className={`figures absolute inset-y-0 flex items-center justify-center overflow-hidden border-r border-white text-note leading-none font-bold whitespace-nowrap forced-colors:border ${classes}`}
    >
      <span className={shown}>{children}</span>
    </span>
  );
}

type Stretch = Roster['stretches'][number];

/** 2/3, marked if too few; empty if no one is present and no one is needed. */
function staffText({ needed, present }: Stretch): string {
  if (needed === 0) return present.length === 0 ? '' : String(present.length);
  return `${present.length < needed ? '!' : ''}${present.length}/${needed}`;
}

/** Stretches that say the same are one. */
function joined<Said>(stretches: readonly Stretch[], words: (stretch: Stretch) => Said) {
  const all: { start: number; end: number; said: Said }[] = [];
  for (const stretch of stretches) {
    const next = { start: minuteOf(stretch.start_time), end: minuteOf(stretch.end_time), said: words(stretch) };
    const last = all.at(-1);
    if (last && last.end === next.start && last.said === next.said) last.end = next.end;
    else all.push(next);
  }
  return all;
}

/** The planned shift on top, with its breaks cut out; below it the actual clocked time. */
function PersonBars({ person, scale, now }: { person: RosterRow; scale: ChartScale; now: number }) {
  const { planned, clockings } = person;
  return (
    <>
      {planned && (
        <span
          className="absolute top-1.5 h-4 rounded-sm bg-leaf forced-colors:border"
          style={onChart(scale, minuteOf(planned.start_time), minuteOf(planned.end_time))}
        />
      )}
      {planned?.breaks.map(({ start_time, end_time }) => (
        <span
          key={start_time}
          className="absolute top-1.5 h-4 border-x border-leaf bg-cream"
          style={onChart(scale, minuteOf(start_time), minuteOf(end_time))}
        />
      ))}
      {clockings.map((clocking) => (
        <span
          key={clocking.staff_clocking_id}
          className="absolute bottom-1 h-1.5 rounded-full bg-trust-deep forced-colors:border"
          style={onChart(scale, minuteOfDayOf(clocking.clock_in_at), clockedUntil(clocking, now))}
        />
      ))}
    </>
  );
}
