import { describe, expect, it } from 'vitest';
import { type ShownDay, shownHours, tapHour, timeWarningOf } from './hours.ts';

const slot = (start_time: string, remaining: number, state: ShownDay['slots'][number]['state'] = 'free') => ({
  start_time,
  capacity: 10,
  remaining,
  state,
  startable: state === 'free',
});
/** Half past ten; eleven is full. */
const day: ShownDay = {
  slots: [
    slot('10:00', 4, 'too_soon'),
    slot('10:30', 3),
    slot('11:00', 0, 'full'),
    slot('11:30', 2),
    slot('12:00', 8),
    slot('12:30', 9),
    slot('13:00', 10),
    slot('13:30', 10),
  ],
  step_minutes: 30,
  minimum_minutes: 60,
  extended_open_time: '10:00',
  extended_close_time: '14:00',
  reserve_remarks: '',
};

describe('the hours staff press', () => {
  it('show the fewest seats that are free throughout, from now on', () => {
    expect(shownHours(day).map(({ start, remaining, state }) => [start, remaining, state])).toEqual([
      [600, 3, 'free'],
      [660, 0, 'full'],
      [720, 8, 'free'],
      [780, 10, 'free'],
    ]);
  });

  it('take a start with the usual length, then an end; an earlier hour starts over', () => {
    const first = tapHour(600, { range: null, next: 'start' }, day, 120);
    expect(first).toEqual({ start: 630, end: 750, next: 'end' });
    expect(tapHour(780, { range: first, next: first.next }, day, 120)).toEqual({ start: 630, end: 780, next: 'start' });
    expect(tapHour(660, { range: first, next: first.next }, day, 120)).toEqual({ start: 660, end: 780, next: 'end' });
    expect(tapHour(840, { range: { start: 780, end: 840 }, next: 'end' }, day, 120).end).toBe(840);
  });

  it('know what a save will probably say', () => {
    expect(timeWarningOf(day, { start: 600, end: 660 })).toBe('over');
    expect(timeWarningOf(day, { start: 630, end: 690 })).toBe('full');
    expect(timeWarningOf(day, { start: 720, end: 900 })).toBe('outside');
    expect(timeWarningOf(day, { start: 720, end: 780 })).toBeNull();
    const closed = { ...day, slots: day.slots.map((each) => ({ ...each, state: 'closed_day' as const })) };
    expect([timeWarningOf(closed, null), shownHours(closed)[0]?.state]).toEqual(['closed', 'closed']);
  });
});
