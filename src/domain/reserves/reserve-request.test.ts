import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDue, calendarDates, cardDue, dayMark, earliestStart, requestLapses } from '../calendar/calendar.ts';
import { branchDaySlots, canHold, type HeldSeats } from '../calendar/capacity.ts';
import { demoHours, demoSettings } from '../calendar/demo-settings.ts';
import golden from '../cases/reserve-request.json' with { type: 'json' };
import type { BranchStatus, ReservableStatus } from '../codes.ts';
import { minuteOf, timeSteps, timeText } from '../time.ts';
import { decideRequest, type RequestFacts, timesRefusal } from './reserve-request.ts';

const heldOf = ([start, end, children]: (string | number)[]): HeldSeats => ({
  start: minuteOf(String(start)),
  end: minuteOf(String(end)),
  children: Number(children),
});
const openBranch = { status: 1 as BranchStatus, real_store_flag: true, open_date: '2024-04-01', last_date: null };
const emptyDay = { hours: demoHours, capacity: 10, overrides: [], held: [] };

describe('may this stay be had', () => {
  it.each(golden.cases)('$name', (expected) => {
    const facts: RequestFacts = {
      now: expected.now,
      settings: demoSettings,
      branch: {
        status: (expected.branch_status ?? 1) as BranchStatus,
        real_store_flag: expected.real_store ?? true,
        open_date: expected.open_date ?? '2024-04-01',
        last_date: expected.last_date ?? null,
      },
      day: {
        hours: demoHours,
        capacity: 10,
        held: (expected.held ?? []).map(heldOf),
        overrides: (expected.overrides ?? []).map(([start_time, end_time, capacity]) => ({
          start_time: String(start_time),
          end_time: String(end_time),
          capacity: Number(capacity),
        })),
      },
      staffMark: (expected.mark ?? null) as ReservableStatus | null,
      childOverlaps: expected.overlaps ?? false,
    };
    const stay = {
      date: expected.date,
      start: minuteOf(expected.start),
      end: expected.end_minute ?? minuteOf(expected.end),
      children: expected.children ?? 1,
    };
    const decision = decideRequest(stay, facts);
    expect(decision.ok ? decision.mark : decision.reason).toBe(expected.expect);
    if (expected.alternatives) {
      expect(decision.ok ? null : decision.alternatives.map(timeText)).toEqual(expected.alternatives);
    }
  });
});

const payload = fc
  .record({
    from: fc.integer({ min: 24, max: 84 }),
    steps: fc.integer({ min: 1, max: 24 }),
    children: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ from, steps, children }) => ({ start: from * 15, end: (from + steps) * 15, children }));
const override = fc
  .record({
    from: fc.integer({ min: 28, max: 80 }),
    steps: fc.integer({ min: 1, max: 8 }),
    capacity: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ from, steps, capacity }) => ({
    start_time: timeText(from * 15),
    end_time: timeText((from + steps) * 15),
    capacity,
  }));
const branchDay = fc.record({
  capacity: fc.integer({ min: 0, max: 5 }),
  overrides: fc.array(override, { maxLength: 1 }),
  wishes: fc.array(payload, { maxLength: 30 }),
});

/** Takes wishes in order, each only if the rule accepts it. */
function fill({
  capacity,
  overrides,
  wishes: requests,
}: {
  capacity: number;
  overrides: { start_time: string; end_time: string; capacity: number }[];
  wishes: HeldSeats[];
}) {
  const held: HeldSeats[] = [];
  for (const each of requests) {
    if (canHold({ hours: demoHours, capacity, overrides, held }, each)) held.push(each);
  }
  return { hours: demoHours, capacity, overrides, held };
}

describe('capacity, for any history', () => {
  it('refuses a stay that does not begin on a step or is empty', () => {
    expect(timesRefusal({ start: 541, end: 600 }, demoSettings)).toBe('reserve_bad_times');
    expect(canHold(emptyDay, { start: 540, end: 540, children: 1 })).toBe(false);
    expect(canHold(emptyDay, { start: 540, end: 600, children: 10 })).toBe(true);
    expect(canHold(emptyDay, { start: 540, end: 600, children: 11 })).toBe(false);
  });
  it('counts to the minute what was saved under another step', () => {
    const held = [
      { start: 610, end: 620, children: 2 },
      { start: 620, end: 630, children: 1 },
    ];
    const day = { ...emptyDay, capacity: 3, held };
    const half = branchDaySlots(day, { step_minutes: 30 });
    expect(half.find(({ start }) => start === 600)).toEqual({ start: 600, capacity: 3, taken: 2, remaining: 1 });
    expect(half.find(({ start }) => start === 630)).toMatchObject({ taken: 0 });
    expect(canHold(day, { start: 600, end: 630, children: 2 })).toBe(false);
    expect(canHold(day, { start: 620, end: 660, children: 2 })).toBe(true);
    // The fewest seats are left where the capacity sinks, not where the most are taken.
    const lowered = { ...day, overrides: [{ start_time: '10:20', end_time: '10:25', capacity: 1 }] };
    expect(branchDaySlots(lowered, { step_minutes: 30 }).find(({ start }) => start === 600)).toMatchObject({
      capacity: 1,
      remaining: 0,
    });
  });
  it('has whole steps only, whatever the hours', () => {
    const hours = { ...demoHours, extended_open_time: '07:10', extended_close_time: '20:50' };
    const starts = branchDaySlots({ ...emptyDay, hours }, { step_minutes: 30 }).map(({ start }) => timeText(start));
    expect([starts[0], starts.at(-1)]).toEqual(['07:30', '20:00']);
  });
  it('is never exceeded at any moment', () => {
    fc.assert(
      fc.property(branchDay, (input) => {
        const day = fill(input);
        for (const minute of timeSteps(0, 1440, 15)) {
          const present = day.held.filter((each) => each.start <= minute && minute < each.end);
          const capacity =
            day.overrides.find((each) => minuteOf(each.start_time) <= minute && minute < minuteOf(each.end_time))
              ?.capacity ?? day.capacity;
          expect(present.reduce((total, each) => total + each.children, 0)).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
  it('shows on the calendar exactly what a save accepts', () => {
    const moment = fc.constantFrom(
      '2026-11-15T12:00:00+09:00',
      '2026-11-16T00:00:00+09:00',
      '2026-11-16T18:37:11+09:00',
      '2026-11-16T23:00:00+09:00',
    );
    const mark = fc.constantFrom<ReservableStatus | null>(null, '○', '△', '×');
    fc.assert(
      fc.property(branchDay, moment, mark, fc.integer({ min: 1, max: 4 }), (input, now, staffMark, children) => {
        const day = fill(input);
        const facts: RequestFacts = {
          now,
          settings: demoSettings,
          branch: openBranch,
          day,
          staffMark,
          childOverlaps: false,
        };
        const accepted = timeSteps(0, 1440, 15).filter(
          (start) => decideRequest({ date: '2026-11-16', start, end: start + 60, children }, facts).ok,
        );
        const slots = branchDaySlots(day, demoSettings);
        const shown = dayMark({
          date: '2026-11-16',
          now,
          branch: openBranch,
          staffMark,
          slots,
          children,
          settings: demoSettings,
        });
        expect(shown.reservable_status).toBe(accepted.length > 0 ? (staffMark ?? '○') : '×');
      }),
    );
  });
  it('offers only alternatives that a save accepts', () => {
    fc.assert(
      fc.property(branchDay, payload, (input, wanted) => {
        const day = fill(input);
        const facts: RequestFacts = {
          now: '2026-11-16T08:10:00+09:00',
          settings: demoSettings,
          branch: openBranch,
          day,
          staffMark: null,
          childOverlaps: false,
        };
        const stay = { date: '2026-11-16', ...wanted };
        const decision = decideRequest(stay, facts);
        if (decision.ok) return;
        for (const start of decision.alternatives) {
          const other = { ...stay, start, end: start + wanted.end - wanted.start };
          expect(decideRequest(other, facts).ok).toBe(true);
        }
      }),
    );
  });
});

describe('calendar', () => {
  it('covers today and the window', () => {
    const dates = calendarDates('2026-12-15', demoSettings);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([61, '2026-12-15', '2027-02-13']);
  });
  it('says why a day is crossed out', () => {
    const reason = (input: Partial<Parameters<typeof dayMark>[0]>) =>
      dayMark({
        date: '2026-11-16',
        now: '2026-11-15T12:00:00+09:00',
        branch: openBranch,
        staffMark: null,
        slots: branchDaySlots(emptyDay, demoSettings),
        children: 1,
        settings: demoSettings,
        ...input,
      }).reason;
    expect(reason({})).toBeNull();
    expect(reason({ date: '2027-01-15' })).toBe('outside_window');
    expect(reason({ branch: { ...openBranch, open_date: '2026-11-17' } })).toBe('branch_unavailable');
    expect(reason({ branch: { ...openBranch, last_date: '2026-11-15' } })).toBe('branch_unavailable');
    expect(reason({ branch: { ...openBranch, last_date: '2026-11-16' } })).toBeNull();
    expect(reason({ staffMark: '×' })).toBe('closed_day');
    expect(reason({ children: 11 })).toBe('full');
    expect(reason({ date: '2026-11-15', now: '2026-11-15T19:00:00+09:00' })).toBeNull();
    expect(reason({ date: '2026-11-15', now: '2026-11-15T19:00:01+09:00' })).toBe('full');
  });
  it.each([
    ['2026-11-16T10:00:00+09:00', '11:00'],
    ['2026-11-16T10:00:01+09:00', '11:15'],
    ['2026-11-16T23:30:00+09:00', '24:00'],
    ['2026-11-15T23:59:59+09:00', '00:00'],
  ])('at %s the first start of 16 November is %s', (now, time) => {
    expect(timeText(earliestStart('2026-11-16', now, demoSettings))).toBe(time);
  });
  it('knows when a request lapses', () => {
    const start_datetime = '2026-11-16T09:00:00+09:00';
    const lapses = (answer_due_datetime: string | null) =>
      requestLapses({ start_datetime, answer_due_datetime }, demoSettings).toISOString();
    expect(lapses(null)).toBe('2026-11-15T23:00:00.000Z');
    expect(lapses('2026-11-14T10:00:00+09:00')).toBe('2026-11-15T23:00:00.000Z');
    expect(lapses('2026-11-16T08:20:00+09:00')).toBe('2026-11-15T23:20:00.000Z');
  });
});

describe('when a request is answered', () => {
  const day = (text: string) => new Date(`2026-11-${text}:00+09:00`);
  it.each([
    ['days ahead: within 24 hours', '10T09:00', '16T09:00', '11T09:00'],
    ['tomorrow morning: an hour before the start', '15T20:00', '16T09:00', '16T08:00'],
    ['today, in an hour: the branch has 20 minutes', '16T09:00', '16T10:00', '16T09:20'],
    ['made by staff a quarter before the start: the start', '16T08:45', '16T09:00', '16T09:00'],
  ])('%s', (_, asked, start, due) => {
    expect(answerDue(day(asked), day(start), demoSettings).toISOString()).toBe(day(due).toISOString());
  });
});

describe('when a card is due', () => {
  const day = (text: string) => new Date(`2026-11-${text}:00+09:00`);
  it.each([
    ['days ahead: after 24 hours', '10T09:00', '16T09:00', '11T09:00'],
    ['tomorrow morning: two hours before the start', '15T20:00', '16T09:00', '16T07:00'],
    ['today, four hours ahead: two hours before the start', '16T09:00', '16T13:00', '16T11:00'],
    ['today, two hours and a quarter ahead: 20 minutes are left', '16T09:00', '16T11:15', '16T09:20'],
    ['today, at the two hours: 20 minutes are left', '16T09:00', '16T11:00', '16T09:20'],
    ['today, within the hour and a half: 20 minutes are left', '16T09:34', '16T11:00', '16T09:54'],
    ['reserved by staff a quarter before the start: the start', '16T10:45', '16T11:00', '16T11:00'],
  ])('%s', (_, created, start, due) => {
    expect(cardDue(day(created), day(start), demoSettings).toISOString()).toBe(day(due).toISOString());
  });

  it('never lies in the past nor after the start, and leaves the promised minutes wherever there are so many', () => {
    const minutes = fc.integer({ min: 1, max: 60 * 24 * 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 240 }), (ahead, promised) => {
        const now = day('16T09:34').getTime();
        const start = now + ahead * 60_000;
        const settings = { ...demoSettings, card_due_minimum_minutes: promised };
        const due = cardDue(now, start, settings).getTime();
        expect(due).toBeGreaterThanOrEqual(now + Math.min(promised, ahead) * 60_000);
        expect(due).toBeLessThanOrEqual(start);
        const longest = Math.max(promised, settings.card_due_minutes);
        expect(due).toBeLessThanOrEqual(now + longest * 60_000);
      }),
    );
  });
});
