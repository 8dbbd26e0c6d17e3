import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../time.ts';
import { joinedDates, weeklyDates } from './series-dates.ts';

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-16', days));
const payload = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  from: day,
  length: fc.integer({ min: 0, max: 90 }),
  limit: fc.integer({ min: 1, max: 26 }),
  free: fc.array(fc.integer({ min: 0, max: 90 })),
});

describe('every week', () => {
  it('names eight Tuesdays of the window', () => {
    const dates = weeklyDates({ weekday: 2, from: '2026-11-18', to: '2027-01-15', limit: 26 });
    expect([dates[0], dates.length, dates.at(-1)]).toEqual(['2026-11-24', 8, '2027-01-12']);
  });
  it('stays in the window, on its weekday, within the limit, without the days left out', () => {
    fc.assert(
      fc.property(payload, ({ weekday, from, length, limit, free }) => {
        const to = addDays(from, length);
        const without = new Set(free.map((days) => addDays(from, days)));
        const dates = weeklyDates({ weekday, from, to, limit, without });
        expect(dates.length).toBeLessThanOrEqual(limit);
        for (const date of dates) {
          expect(date >= from && date <= to && weekdayOf(date) === weekday && !without.has(date)).toBe(true);
        }
        // Nothing between the first and the last is forgotten.
        const every = Array.from({ length: length + 1 }, (_, days) => addDays(from, days));
        const all = every.filter((date) => weekdayOf(date) === weekday && !without.has(date));
        expect(dates).toEqual(all.slice(0, limit));
        for (const [place, date] of dates.slice(1).entries()) {
          expect(daysBetween(dates[place] ?? '', date) % 7).toBe(0);
        }
      }),
    );
  });
});

it('joins days once each, by date', () => {
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (a, b) => {
      const joined = joinedDates(a, b);
      expect(new Set(joined)).toEqual(new Set([...a, ...b]));
      expect(joined).toEqual([...new Set(joined)].toSorted());
    }),
  );
});
