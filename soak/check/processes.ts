import type { Life, Slot } from '../world/processes.ts';
import type { Check } from './check.ts';

/** A life is judged once it is warm, and only if it goes on for a while after that. */
const WARM_SECONDS = 60;
const JUDGED_SECONDS = 180;
const MOST_MEGABYTES = 700;
const MOST_GROWTH = 1.35;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export function checkProcesses(slots: readonly Slot[]): Check[] {
  const lives = slots.flatMap((slot) => slot.lives);
  const judged = lives.filter(({ memory }) => (memory.at(-1)?.age ?? 0) >= JUDGED_SECONDS);
  const most = Math.max(0, ...lives.flatMap(({ memory }) => memory.map(({ rss }) => rss)));
  const growths = judged.map(growthOf);
  const said = judged.length === 0 ? 'growth not judged: no life was long enough' : `growth at most ${largest(growths)}`;
  return [
    {
      name: 'no unhandled rejection, no crash',
      looked: `${lives.length} lives of ${slots.length} processes`,
      against: slots.flatMap(({ troubles }) => troubles),
    },
    {
      name: 'no growing memory',
      looked: `${lives.length} lives, ${judged.length} of three minutes and more; most ${Math.round(most)} MB; ${said}`,
      against: [
        ...lives.filter(({ memory }) => memory.some(({ rss }) => rss > MOST_MEGABYTES)).map(({ name }) => `${name}: too much`),
        ...judged.filter((life) => growthOf(life) > MOST_GROWTH).map((life) => `${life.name}: × ${growthOf(life).toFixed(2)}`),
      ],
    },
  ];
}

/** The last third of a warm life against its first third. */
function growthOf({ memory }: Life): number {
  const warm = memory.filter(({ age }) => age >= WARM_SECONDS).map(({ rss }) => rss);
  const third = Math.max(1, Math.floor(warm.length / 3));
  return median(warm.slice(-third)) / Math.max(1, median(warm.slice(0, third)));
}

const largest = (values: readonly number[]): string => `× ${Math.max(...values).toFixed(2)}`;
