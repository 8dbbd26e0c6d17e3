import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoHours, demoSettings as settings } from '../calendar/demo-settings.ts';
import { dayTimes } from '../calendar/slot-states.ts';
import { addMinutes, epochOf, instantOf, minuteOf } from '../time.ts';
import {
  isQuiet,
  offerExpires,
  startsOfEntry,
  waitlistEntryEnds,
  waitlistHours,
  waitlistStarts,
  wasRefused,
} from './serving.ts';

const start = instantOf('2026-11-20', 10 * 60);
const lead = settings.today_lead_minutes;
const before = (minutes: number) => addMinutes(start, -minutes);
const lasts = (minutes: number) => {
  const now = before(minutes);
  const until = offerExpires(now, start, settings);
  return until && (until.getTime() - now.getTime()) / 60_000;
};

describe('an offer holds its seats', () => {
  it.each([
    ['a day before', 1440, 30],
    ['two hours before', lead + 60, 30],
    ['half of what is left', lead + 30, 15],
    ['never less than the minimum', lead + 8, 5],
    ['until the reserve deadline', lead + 5, 5],
    ['too late to ask anybody', lead + 4, null],
    ['after the deadline', lead - 1, null],
  ])('%s', (_, minutes, expected) => {
    expect(lasts(minutes)).toBe(expected);
  });

  it('ends within its limits, whatever the settings, and never later for a later moment', () => {
    fc.assert(
      fc.property(
        fc.record({
          offer_minimum_minutes: fc.integer({ min: 1, max: 60 }),
          more: fc.integer({ min: 0, max: 1380 }),
          today_lead_minutes: fc.integer({ min: 0, max: 240 }),
          left: fc.integer({ min: -300, max: 5000 }),
        }),
        ({ offer_minimum_minutes, more, today_lead_minutes, left }) => {
          const limits = { offer_minimum_minutes, offer_minutes: offer_minimum_minutes + more, today_lead_minutes };
          const deadline = addMinutes(start, -today_lead_minutes);
          const now = addMinutes(deadline, -left);
          const until = offerExpires(now, start, limits);
          expect(until === null).toBe(left < offer_minimum_minutes);
          if (until === null) return;
          const minutes = (epochOf(until) - epochOf(now)) / 60_000;
          expect(minutes).toBeGreaterThanOrEqual(offer_minimum_minutes);
          expect(minutes).toBeLessThanOrEqual(limits.offer_minutes);
          expect(epochOf(until)).toBeLessThanOrEqual(epochOf(deadline));
        },
      ),
    );
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-11-16', '21:59', '2026-11-18', false],
    ['2026-11-16', '22:00', '2026-11-18', true],
    ['2026-11-16', '23:30', '2026-11-17', false],
    ['2026-11-17', '06:59', '2026-11-19', true],
    ['2026-11-17', '06:59', '2026-11-18', false],
    ['2026-11-17', '07:00', '2026-11-19', false],
  ])('%s %s for %s: %s', (day, time, date, quiet) => {
    expect(isQuiet(instantOf(day, minuteOf(time)), date, settings)).toBe(quiet);
  });

  it('may lie within one day', () => {
    const noon = { offer_quiet_from: '12:00', offer_quiet_until: '13:00' };
    expect(isQuiet(instantOf('2026-11-16', 750), '2026-11-20', noon)).toBe(true);
    expect(isQuiet(instantOf('2026-11-16', 780), '2026-11-20', noon)).toBe(false);
  });
});

describe('the times of a wish', () => {
  const entry = { date: '2026-11-20', earliest_time: '09:00', latest_time: '12:00', minutes: 120, notice_minutes: 0 };
  it('starts on every step as long as the stay fits in', () => {
    expect(waitlistStarts(entry, { step_minutes: 30 })).toEqual([540, 570, 600]);
    expect(waitlistStarts({ ...entry, latest_time: '11:00' }, { step_minutes: 15 })).toEqual([540]);
  });
  it('can start only where its whole time has a seat', () => {
    const times = dayTimes({
      ...{ date: '2026-11-20', now: '2026-11-16T12:00:00+09:00', settings, staffMark: null, children: 1, own: [] },
      branch: { status: 1, real_store_flag: true, open_date: '2024-04-01', last_date: null },
      day: { hours: demoHours, capacity: 1, overrides: [], held: [{ start: 540, end: 570, children: 1 }] },
    });
    expect(startsOfEntry({ ...times, settings: { step_minutes: 30 } }, entry)).toEqual([570, 600]);
  });
  it('ends with the deadline of its last start, earlier where more notice is wanted', () => {
    expect(waitlistEntryEnds(entry, settings)).toEqual(instantOf('2026-11-20', 600 - lead));
    expect(waitlistEntryEnds({ ...entry, notice_minutes: 180 }, settings)).toEqual(instantOf('2026-11-20', 600 - 180));
  });
  it('ends with the deadline of its earliest time where the stay does not fit in', () => {
    expect(waitlistEntryEnds({ ...entry, minutes: 240 }, settings)).toEqual(instantOf('2026-11-20', 540 - lead));
  });
  it('knows what was refused, and the hours it wants', () => {
    const refused = [{ branch_id: 2, start: 540, end: 660 }];
    expect(wasRefused(refused, 2, { start: 540, end: 660 })).toBe(true);
    expect(wasRefused(refused, 2, { start: 555, end: 675 })).toBe(true);
    expect(wasRefused(refused, 2, { start: 660, end: 780 })).toBe(false);
    expect(wasRefused(refused, 3, { start: 540, end: 660 })).toBe(false);
    expect(waitlistHours({ earliest_time: '09:30', latest_time: '12:00' })).toEqual({ start: 9, end: 12 });
  });
});
