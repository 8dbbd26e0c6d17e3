import { describe, expect, it } from 'vitest';
import type { SlotState } from '../../../../domain/calendar/slot-states.ts';
import { timeText } from '../../../../domain/time.ts';
import { firstLength, firstRange, nothingLeft, opensAgain, pickerDay, type ReserveDay } from './day-slots.ts';

/** 9:00–14:00, as the server answers. */
function answer(state: (minute: number) => SlotState): ReserveDay {
  const minutes = Array.from({ length: 20 }, (_, step) => 540 + step * 15);
  return {
    step_minutes: 15,
    minimum_minutes: 60,
    held: null,
    slots: minutes.map((minute) => ({
      start_time: timeText(minute),
      capacity: 10,
      remaining: state(minute) === 'full' ? 0 : 5,
      state: state(minute),
      startable: false,
    })),
  };
}
const day = (state: (minute: number) => SlotState) => pickerDay(answer(state));

it('reads the answer: minutes, states and the reserve being edited', () => {
  const read = pickerDay({ ...answer(() => 'free'), held: { start_time: '10:00', end_time: '24:00' } });
  expect(read.slots[1]).toEqual({ start: 555, state: 'free', remaining: 5 });
  expect(read.held).toEqual({ start: 600, end: 1440 });
});

it('says from when on a time may be chosen today', () => {
  expect(opensAgain(day((minute) => (minute < 675 ? 'too_soon' : 'free')))).toBe(675);
  expect(opensAgain(day(() => 'full'))).toBeNull();
});

it.each<[string, (minute: number) => SlotState, ReturnType<typeof nothingLeft>]>([
  ['marked ×', () => 'closed_day', 'closed'],
  ['too far away', () => 'outside_window', 'closed'],
  ['full', () => 'full', 'full'],
  ['over, and the rest full', (minute) => (minute < 800 ? 'too_soon' : 'full'), 'full'],
  ['over', () => 'too_soon', 'over'],
  ['nearly over', (minute) => (minute < 800 ? 'too_soon' : 'free'), 'over'],
  ['one’s own reserve leaves too little', (minute) => (minute < 810 ? 'own' : 'free'), 'own'],
])('nothing can be chosen: %s', (_, state, expected) => {
  expect(nothingLeft(day(state))).toBe(expected);
});

describe('what is chosen for the parent', () => {
  const open = day((minute) => (minute >= 720 ? 'full' : 'free'));
  it('the usual hours if they can be had', () => {
    expect(firstRange(open, { usual: { start: 600, end: 690 } })).toEqual({ start: 600, end: 690 });
    expect(firstRange(open, { usual: { start: 690, end: 750 } })).toBeNull();
    const elsewhere = day((minute) => (minute < 620 ? 'own' : 'free'));
    expect(firstRange(elsewhere, { usual: { start: 600, end: 690 } })).toBeNull();
  });
  it('otherwise the next free start, two hours or as long as is free', () => {
    expect(firstRange(open, { nextMinutes: 120 })).toEqual({ start: 540, end: 660 });
    const later = day((minute) => (minute < 645 ? 'too_soon' : minute >= 720 ? 'full' : 'free'));
    expect(firstRange(later, { nextMinutes: 120 })).toEqual({ start: 645, end: 720 });
  });
  it('nothing when it was not asked for', () => {
    expect(firstRange(open, {})).toBeNull();
  });
  it('and how long a tapped start lasts', () => {
    expect(firstLength({ nextMinutes: 120, usual: { start: 540, end: 600 } }, 60)).toBe(120);
    expect(firstLength({ usual: { start: 540, end: 690 } }, 60)).toBe(150);
    expect(firstLength({}, 60)).toBe(60);
  });
});
