import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoHours, demoSettings } from '../calendar/demo-settings.ts';
import { dayTimes, type SlotState, slotsWithStates } from '../calendar/slot-states.ts';
import { type BranchStatus, branchStatus, type ReservableStatus } from '../codes.ts';
import { minuteOf, overlap, type TimeRange, timeSteps, timeText } from '../time.ts';
import { decideRequest } from './reserve-request.ts';
import { type ChoiceDay, lengthChoices, possibleEnds, possibleStarts, stayFrom, stayRefusal } from './stay-choice.ts';

const date = '2026-11-16';
const sample = {
  date,
  now: '2026-11-15T12:00:00+09:00' as string,
  settings: demoSettings,
  branch: {
    status: branchStatus.code.open as BranchStatus,
    real_store_flag: true,
    open_date: '2024-04-01',
    last_date: null,
  },
  day: { hours: demoHours, capacity: 2, overrides: [], held: [{ start: 600, end: 660, children: 2 }] },
  staffMark: null as ReservableStatus | null,
  children: 1,
  own: [] as readonly TimeRange[],
};
const states = (changes: Partial<typeof sample>) =>
  Object.fromEntries(
    slotsWithStates(dayTimes({ ...sample, ...changes })).map(({ start, state }) => [timeText(start), state]),
  );

describe('what is said of a step', () => {
  const today = { now: `${date}T09:05:00+09:00` };
  it.each<[string, Partial<typeof sample>, string, SlotState]>([
    ['a seat is left', {}, '09:00', 'free'],
    ['no seat is left', {}, '10:00', 'full'],
    ['one seat for two', { children: 2, day: { ...sample.day, capacity: 1, held: [] } }, '09:00', 'full'],
    ['today, over already: not full', today, '08:00', 'too_soon'],
    ['today, within the lead time: not full', today, '10:00', 'too_soon'],
    ['today, after the lead time', today, '10:15', 'full'],
    ['today, later', today, '11:00', 'free'],
    ['the child is elsewhere', { own: [{ start: 540, end: 555 }] }, '09:00', 'own'],
    ['… until then only', { own: [{ start: 540, end: 555 }] }, '09:15', 'free'],
    ['the child is the one who takes the seat', { own: [{ start: 600, end: 660 }] }, '10:00', 'own'],
    ['a day marked ×', { staffMark: '×' }, '10:00', 'closed_day'],
    ['a day to be asked about', { staffMark: '△' }, '09:00', 'free'],
    ['a day too far away', { now: '2026-08-01T00:00:00+09:00' }, '10:00', 'outside_window'],
    ['yesterday', { now: '2026-11-17T00:00:00+09:00' }, '10:00', 'outside_window'],
    [
      'a branch that opens later',
      { branch: { ...sample.branch, open_date: '2027-04-01' } },
      '10:00',
      'branch_unavailable',
    ],
  ])('%s', (_, changes, time, expected) => {
    expect(states(changes)[time]).toBe(expected);
  });
});

const range = (longest: number) =>
  fc
    .record({ from: fc.integer({ min: 24, max: 88 }), steps: fc.integer({ min: 1, max: longest }) })
    .map(({ from, steps }) => ({ start: from * 15, end: (from + steps) * 15 }));
const anySample = fc.record({
  now: fc.constantFrom(
    '2026-11-15T12:00:00+09:00',
    `${date}T00:00:00+09:00`,
    `${date}T09:37:11+09:00`,
    `${date}T20:01:00+09:00`,
    '2026-11-17T00:00:00+09:00',
  ),
  staffMark: fc.constantFrom<ReservableStatus | null>(null, null, null, '△', '×'),
  children: fc.integer({ min: 1, max: 3 }),
  own: fc.array(range(12), { maxLength: 2 }),
  capacity: fc.integer({ min: 0, max: 4 }),
  held: fc.array(
    fc.tuple(range(16), fc.integer({ min: 1, max: 3 })).map(([stay, children]) => ({ ...stay, children })),
    { maxLength: 4 },
  ),
});
const choiceDay = (facts: typeof sample): ChoiceDay => ({
  ...demoSettings,
  slots: slotsWithStates(dayTimes(facts)),
  held: null,
});
const asked = { too_short: 'reserve_too_short', too_soon: 'reserve_outside_window', own: 'reserve_overlap' } as const;

describe('what may be chosen', () => {
  it('is exactly what a save accepts, and what cannot be is refused for the same reason', () => {
    fc.assert(
      fc.property(anySample, range(40), ({ capacity, held, ...changes }, stay) => {
        const facts = { ...sample, ...changes, day: { hours: demoHours, capacity, overrides: [], held } };
        const childOverlaps = facts.own.some((each) => overlap(each, stay));
        const decision = decideRequest({ ...stay, date, children: facts.children }, { ...facts, childOverlaps });
        const refusal = stayRefusal(choiceDay(facts), stay);
        expect([stay, refusal === null]).toEqual([stay, decision.ok]);
        // Beyond closing nothing is shown, so nothing more is known.
        const opened = stay.start >= minuteOf('07:00') && stay.end <= minuteOf('21:00');
        if (refusal === null || decision.ok || !opened) return;
        expect(decision.reason).toBe(refusal in asked ? asked[refusal as keyof typeof asked] : `reserve_${refusal}`);
      }),
      { numRuns: 500 },
    );
  });

  it('every start and end offered can be had, and no other can', () => {
    fc.assert(
      fc.property(anySample, ({ capacity, held, ...changes }) => {
        const day = choiceDay({ ...sample, ...changes, day: { hours: demoHours, capacity, overrides: [], held } });
        const ends = (start: number) =>
          timeSteps(start + 15, 1441, 15).filter((end) => stayRefusal(day, { start, end }) === null);
        const all = timeSteps(0, 1440, 15).map((start) => [start, ...ends(start)]);
        expect(timeSteps(0, 1440, 15).map((start) => [start, ...possibleEnds(day, start)])).toEqual(all);
        expect(possibleStarts(day)).toEqual(all.flatMap(([start = 0, ...some]) => (some.length > 0 ? [start] : [])));
      }),
      { numRuns: 10 },
    );
  });

  it('keeps what the edited reserve holds, and lets it grow only where there is a seat', () => {
    const slots = slotsWithStates(dayTimes({ ...sample, day: { ...sample.day, capacity: 0 } }));
    const closed: ChoiceDay = { ...demoSettings, slots, held: { start: 600, end: 720 } };
    expect(stayRefusal(closed, { start: 600, end: 720 })).toBeNull();
    expect(stayRefusal(closed, { start: 615, end: 690 })).toBeNull();
    expect(stayRefusal(closed, { start: 600, end: 645 })).toBe('too_short');
    expect(stayRefusal(closed, { start: 600, end: 735 })).toBe('full');
    // Saved under another step: as it is, or on the steps of today.
    const odd: ChoiceDay = { ...closed, step_minutes: 30, held: { start: 615, end: 735 } };
    expect(stayRefusal(odd, { start: 615, end: 735 })).toBeNull();
    expect(stayRefusal(odd, { start: 630, end: 720 })).toBeNull();
    expect(stayRefusal(odd, { start: 615, end: 720 })).toBe('bad_times');
    // The hours became shorter than the reserve: its own times can still be chosen.
    const short: ChoiceDay = { ...closed, slots: slots.filter(({ start }) => start < 600) };
    expect(possibleStarts(short)).toEqual([600, 615, 630, 645, 660]);
    expect(possibleEnds(short, 600).at(-1)).toBe(720);
  });
});

it('a stay into the last step, cut short by closing, lies outside the hours', () => {
  const day = choiceDay({ ...sample, day: { ...sample.day, hours: { ...demoHours, extended_close_time: '20:50' } } });
  expect(stayRefusal(day, { start: minuteOf('19:30'), end: minuteOf('20:45') })).toBeNull();
  expect(stayRefusal(day, { start: minuteOf('19:30'), end: minuteOf('21:00') })).toBe('outside_hours');
});

describe('the lengths', () => {
  /** 10:00–11:00 is full. */
  const day = choiceDay(sample);
  const ends = { usual: null, close: minuteOf('19:00'), extended_close: minuteOf('21:00') };
  const said = (start: string, usual: string | null = null) =>
    lengthChoices(day, minuteOf(start), { ...ends, usual: usual === null ? null : minuteOf(usual) }).map(
      ({ kind, end, refusal, extended }) =>
        `${kind} ${timeText(end)} ${refusal ?? ''}${extended ? 'extended' : ''}`.trim(),
    );
  it.each([
    [
      'in the middle of the day',
      '11:00',
      null,
      [
        'length 12:00',
        'length 12:30',
        'length 13:00',
        'length 14:00',
        'length 15:00',
        'length 16:00',
        'length 17:00',
        'length 19:00',
        'close 19:00',
      ],
    ],
    [
      'into a full hour',
      '09:00',
      null,
      [
        'length 10:00',
        'length 10:30 full',
        'length 11:00 full',
        'length 12:00 full',
        'length 13:00 full',
        'length 14:00 full',
        'length 15:00 full',
        'length 17:00 full',
        'close 19:00 full',
      ],
    ],
    [
      'until the usual pick-up',
      '11:00',
      '17:30',
      [
        'length 12:00',
        'length 12:30',
        'length 13:00',
        'length 14:00',
        'length 15:00',
        'length 16:00',
        'length 17:00',
        'length 19:00',
        'usual_end 17:30',
      ],
    ],
    [
      'a usual pick-up that is too near',
      '17:00',
      '17:30',
      [
        'length 18:00',
        'length 18:30',
        'length 19:00',
        'length 20:00 extended',
        'length 21:00 extended',
        'length 22:00 outside_hoursextended',
        'length 23:00 outside_hoursextended',
        'length 25:00 bad_timesextended',
        'close 19:00',
      ],
    ],
    [
      'late, into the extended hours',
      '18:30',
      null,
      [
        'length 19:30 extended',
        'length 20:00 extended',
        'length 20:30 extended',
        'length 21:30 outside_hoursextended',
        'length 22:30 outside_hoursextended',
        'length 23:30 outside_hoursextended',
        'length 24:30 bad_timesextended',
        'length 26:30 bad_timesextended',
        'extended_close 21:00 extended',
      ],
    ],
  ])('%s', (_, start, usual, expected) => {
    expect(said(start, usual)).toEqual(expected);
  });
  it('follow the settings: what is too short or off the steps is not offered as possible', () => {
    const long = lengthChoices({ ...day, minimum_minutes: 120 }, 660, ends);
    expect(long.map(({ refusal }) => refusal)).toEqual([
      'too_short',
      'too_short',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    const hourly = lengthChoices(
      { ...day, step_minutes: 60, slots: day.slots.filter(({ start }) => start % 60 === 0) },
      660,
      ends,
    );
    expect(hourly.map(({ end }) => end)).toEqual([720, 780, 840, 900, 960, 1020, 1140, 1140]);
  });
  it('a wished length, or as long as is possible', () => {
    expect(stayFrom(day, 660, 120)).toEqual({ start: 660, end: 780 });
    expect(stayFrom(day, 540, 120)).toEqual({ start: 540, end: 600 });
    expect(stayFrom(day, 570, 120)).toBeNull();
    expect(stayFrom(day, 660, 15)).toEqual({ start: 660, end: 720 });
  });
});
