import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time.ts';
import { sleepPosition } from './log-codes.ts';
import { minutesOf, unlooked } from './sleep-proof.ts';

const noon = new Date('2026-11-16T12:00:00+09:00');
const at = (minute: number) => addMinutes(noon, minute);
const look = (minute: number, position: 1 | 4 = sleepPosition.code.back) => {
  return { checked_at: at(minute), position, breathing_flag: true, turned_flag: false };
};
const nap = (until: number, more: Partial<Parameters<typeof unlooked>[0]> = {}) => {
  const base = { fell_asleep_at: noon, check_minutes: 5, alarm_minutes: 1, added_flag: false, gaps: [], looks: [] };
  return unlooked({ ...base, until: at(until), ...more }).map(({ from, until: end, cause }) => [
    (from.getTime() - noon.getTime()) / 60_000,
    (end.getTime() - noon.getTime()) / 60_000,
    cause,
  ]);
};

describe('which minutes nobody looked', () => {
  it.each([
    ['every five minutes', nap(14, { looks: [look(5), look(10)] }), []],
    ['no look at all', nap(14), [[5, 14, 'missing']]],
    [
      'one late',
      nap(14, { looks: [look(8)] }),
      [
        [5, 8, 'missing'],
        [13, 14, 'missing'],
      ],
    ],
    ['prone and left so: only the short interval', nap(10, { looks: [look(5, 4)] }), [[6, 10, 'missing']]],
    [
      'a wrong 起きた, whatever look came before',
      nap(9, { looks: [look(5)], gaps: [{ from_at: at(6), until_at: at(8) }] }),
      [[6, 8, 'gap']],
    ],
    ['told afterwards', nap(30, { added_flag: true }), [[0, 30, 'added']]],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('every minute is covered by a look within its interval, or is named; what is in a gap is always named', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 20 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 1, max: 120 }), (looked, gone, end) => {
        const looks = looked.map((minute) => look(minute));
        const gaps = gone.map((minute) => ({ from_at: at(minute), until_at: at(minute + 3) }));
        const found = unlooked({
          ...{
            fell_asleep_at: noon,
            until: at(end),
            check_minutes: 5,
            alarm_minutes: 1,
            added_flag: false,
            looks,
            gaps,
          },
        });
        const named = (minute: number) => found.some(({ from, until }) => from <= at(minute) && at(minute) < until);
        let count = 0;
        for (let minute = 0; minute < end; minute += 1) {
          const inGap = gone.some((from) => from <= minute && minute < from + 3);
          const seen = [0, ...looked].some((from) => from <= minute && minute < from + 5);
          expect(named(minute)).toBe(inGap || !seen);
          if (inGap || !seen) count += 1;
        }
        expect(minutesOf(found)).toBe(count);
      }),
    );
  });
});
