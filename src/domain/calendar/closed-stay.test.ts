import { expect, it } from 'vitest';
import { type ReservableStatus, reservableMark } from '../codes.ts';
import { minuteOf } from '../time.ts';
import { canHold } from './capacity.ts';
import { closedDuring } from './closed-stay.ts';
import { demoHours } from './demo-settings.ts';

const shut = { start_time: '12:00', end_time: '13:00', capacity: 0 };
const few = { start_time: '15:00', end_time: '16:00', capacity: 2 };
const stay = (start: string, end: string) => ({ start: minuteOf(start), end: minuteOf(end) });

/** Extended hours are 07:00 to 21:00. */
it.each<[string, string, ReservableStatus | null, string | null]>([
  ['10:00', '12:00', null, null],
  ['10:00', '12:01', null, 'closed_hours'],
  ['12:59', '14:00', null, 'closed_hours'],
  ['13:00', '14:00', null, null],
  ['15:00', '16:00', null, null],
  ['07:00', '21:00', null, 'closed_hours'],
  ['06:59', '08:00', null, 'outside_hours'],
  ['07:00', '08:00', null, null],
  ['20:00', '21:00', null, null],
  ['20:00', '21:01', null, 'outside_hours'],
  ['10:00', '11:00', reservableMark.unavailable, 'closed_day'],
])('a stay from %s to %s, the day marked %s: %s', (start, end, mark, reason) => {
  expect(closedDuring(mark, { hours: demoHours, overrides: [shut, few] }, stay(start, end))).toBe(reason);
});

it.each([
  ['06:59', '08:00', false],
  ['07:00', '08:00', true],
  ['20:00', '21:00', true],
  ['20:00', '21:01', false],
  ['10:00', '10:00', false],
])('seats from %s to %s can be held: %s', (start, end, held) => {
  const day = { hours: demoHours, capacity: 1, overrides: [], held: [] };
  expect(canHold(day, { ...stay(start, end), children: 1 })).toBe(held);
});
