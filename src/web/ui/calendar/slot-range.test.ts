import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotState } from '../../../domain/calendar/slot-states.ts';
import { stayRefusal } from '../../../domain/reserves/stay-choice.ts';
import {
  cellKind,
  dragAnchor,
  dragTimes,
  hourRows,
  isHandle,
  type PickerDay,
  type SlotRange,
  type TapStage,
  tapTime,
} from './slot-range.ts';

const dayOf = (states: readonly SlotState[], from = 540, remaining = 5): PickerDay => ({
  step_minutes: 15,
  minimum_minutes: 60,
  slots: states.map((state, step) => ({ start: from + step * 15, state, remaining: state === 'full' ? 0 : remaining })),
  held: null,
});
/** 9:00 to 17:00, with 14:00–14:30 full. */
const day = dayOf(Array.from({ length: 32 }, (_, step) => (step === 20 || step === 21 ? 'full' : 'free')));
const at = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const range = (from: string, to: string): SlotRange => ({ start: at(from), end: at(to) });

/** Taps one after another; what is chosen then, or why the last did nothing. */
function taps(times: readonly string[], begin: { range: SlotRange | null; stage: TapStage }, length = 60, of = day) {
  let chosen = begin;
  let refusal: string | null = null;
  for (const time of times) {
    const result = tapTime(of, chosen, at(time), length);
    refusal = 'refusal' in result ? result.refusal : null;
    if ('range' in result) chosen = result;
  }
  return { ...chosen, refusal };
}
const nothing = { range: null, stage: 'start' as const };

describe('taps mean clock times', () => {
  it.each<[string, readonly string[], SlotRange | null]>([
    ['11:00, then 13:00: until 13:00', ['11:00', '13:00'], range('11:00', '13:00')],
    ['a start alone lasts the shortest stay', ['11:00'], range('11:00', '12:00')],
    ['an end before the start begins anew', ['11:00', '9:30'], range('9:30', '10:30')],
    ['the third tap moves the end when that is nearer', ['9:00', '13:00', '12:00'], range('9:00', '12:00')],
    ['… or the start', ['9:00', '13:00', '10:00'], range('10:00', '13:00')],
    ['… outwards too', ['10:00', '13:00', '9:15', '13:45'], range('9:15', '13:45')],
    ['in the middle the end moves', ['9:00', '13:00', '11:00'], range('9:00', '11:00')],
    ['until where it becomes full', ['11:00', '14:00'], range('11:00', '14:00')],
    ['until closing', ['14:30', '17:00'], range('14:30', '17:00')],
    ['beyond what is full it begins anew', ['11:00', '15:00'], range('15:00', '16:00')],
    ['… at the third tap as well', ['11:00', '13:00', '15:00'], range('15:00', '16:00')],
  ])('%s', (_, times, expected) => {
    expect(taps(times, nothing)).toMatchObject({ range: expected, refusal: null });
  });

  it.each<[string, readonly string[], SlotRange | null, string]>([
    ['full', ['14:15'], null, 'full'],
    ['too little time until it is full', ['13:15'], null, 'full'],
    ['too little time until closing', ['16:15'], null, 'outside_hours'],
    ['closing itself', ['17:00'], null, 'outside_hours'],
    ['an end too near', ['11:00', '11:45'], range('11:00', '12:00'), 'too_short'],
    ['an edge too near', ['11:00', '12:15', '12:00', '11:45'], range('11:00', '12:00'), 'too_short'],
  ])('nothing changes, and why is known: %s', (_, times, expected, refusal) => {
    expect(taps(times, nothing)).toMatchObject({ range: expected, refusal });
  });

  it('a time that was filled in moves with its length', () => {
    const filled = { range: range('9:00', '11:00'), stage: 'start' as const };
    expect(taps(['11:30'], filled, 120).range).toEqual(range('11:30', '13:30'));
    expect(taps(['12:30'], filled, 120).range).toEqual(range('12:30', '14:00'));
  });
  it('a reserve that is changed only gets another end', () => {
    expect(taps(['12:00'], { range: range('9:00', '11:00'), stage: 'edge' }).range).toEqual(range('9:00', '12:00'));
  });
});

describe('drags', () => {
  it('work both ways and stop where they must', () => {
    expect(dragTimes(day, at('9:00'), at('10:30'))).toEqual(range('9:00', '10:30'));
    expect(dragTimes(day, at('10:30'), at('9:00'))).toEqual(range('9:00', '10:30'));
    expect(dragTimes(day, at('12:00'), at('15:00'))).toEqual(range('12:00', '14:00'));
    expect(dragTimes(day, at('16:00'), at('13:00'))).toEqual(range('14:30', '16:00'));
    expect(dragTimes(day, at('10:00'), at('10:30'))).toBeNull();
  });
  it('an end that is taken hold of moves while the other stays', () => {
    const chosen = range('9:00', '10:30');
    expect(['9:00', '9:15', '10:15', '10:30'].map((time) => isHandle(chosen, at(time)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(dragAnchor(chosen, at('10:30'))).toBe(at('9:00'));
    expect(dragAnchor(chosen, at('9:00'))).toBe(at('10:30'));
    expect(dragAnchor(chosen, at('9:30'))).toBe(at('9:30'));
    expect(dragAnchor(null, at('9:30'))).toBe(at('9:30'));
  });
});

describe('what a cell says', () => {
  it.each([
    [1, 1, 'few'],
    [2, 1, 'few'],
    [3, 1, 'free'],
    [4, 3, 'few'],
    [5, 3, 'free'],
  ] as const)('%i seats for %i children: %s', (remaining, needed, kind) => {
    expect(cellKind(dayOf(['free'], 540, remaining), 540, needed)).toBe(kind);
  });
  it.each([
    ['full', 'full'],
    ['own', 'own'],
    ['too_soon', 'too_soon'],
    ['closed_day', 'closed'],
    ['outside_window', 'closed'],
  ] as const)('%s: %s', (state, kind) => {
    expect(cellKind(dayOf([state]), 540, 1)).toBe(kind);
  });
  it('the end of the day, and the reserve being edited', () => {
    expect(cellKind(day, at('17:00'), 1)).toBe('closing');
    expect(cellKind({ ...day, held: range('14:00', '15:00') }, at('14:15'), 1)).toBe('held');
  });
});

describe('the rows', () => {
  it('hours that are over are not drawn, but never full ones, nor what is chosen', () => {
    const today = dayOf([...Array(6).fill('too_soon'), ...Array(10).fill('full')] as SlotState[]);
    expect([...hourRows(today, null).keys()]).toEqual([10, 11, 12, 13]);
    expect([...hourRows(today, range('9:00', '10:00')).keys()]).toEqual([9, 10, 11, 12, 13]);
  });
  it('closing time comes last', () => {
    expect(hourRows(day, null).get(17)).toEqual([at('17:00')]);
  });
});

it('whatever is tapped and dragged, a chosen range can be had', () => {
  const states = fc.array(fc.constantFrom<SlotState>('free', 'free', 'free', 'free', 'full', 'own', 'too_soon'), {
    minLength: 4,
    maxLength: 56,
  });
  fc.assert(
    fc.property(
      states,
      fc.array(fc.tuple(fc.nat(56), fc.nat(56)), { maxLength: 12 }),
      fc.constantFrom(60, 120),
      (row, moves, length) => {
        const any = dayOf(row, 420);
        let chosen: { range: SlotRange | null; stage: TapStage } = { range: null, stage: 'start' };
        for (const [from, to] of moves) {
          if (from === to || from % 2 === 0) {
            const result = tapTime(any, chosen, 420 + to * 15, length);
            if ('range' in result) chosen = result;
          } else {
            chosen = { range: dragTimes(any, 420 + from * 15, 420 + to * 15) ?? chosen.range, stage: 'edge' };
          }
          if (chosen.range) expect([chosen.range, stayRefusal(any, chosen.range)]).toEqual([chosen.range, null]);
        }
      },
    ),
  );
});
