import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dragAnchor,
  dragSlots,
  isFree,
  isHandle,
  possibleEnds,
  possibleStarts,
  type Slot,
  slotLevel,
  tapSlot,
} from './slot-range.ts';

/** 9:00 to 13:00, with 11:00–11:15 full. */
const day: Slot[] = Array.from({ length: 16 }, (_, step) => {
  const minute = 540 + step * 15;
  return { minute, remaining: minute === 660 ? 0 : 3 };
});

describe('slot range', () => {
  it.each([
    [0, 1, 'full'],
    [1, 1, 'few'],
    [2, 1, 'few'],
    [3, 1, 'free'],
    [2, 3, 'full'],
    [5, 3, 'free'],
  ] as const)('%i seats for %i children: %s', (remaining, needed, level) => {
    expect(slotLevel(remaining, needed)).toBe(level);
  });

  it('starts need an hour without a full slot; ends stop before one', () => {
    expect(possibleStarts(day, 1, 60)).toEqual([540, 555, 570, 585, 600, 675, 690, 705, 720]);
    expect(possibleEnds(day, 600, 1, 60)).toEqual([660]);
    expect(possibleEnds(day, 660, 1, 60)).toEqual([]);
    expect(possibleStarts(day, 4, 60)).toEqual([]);
  });

  it('tap, tap: start and end; a third tap begins anew', () => {
    const first = tapSlot(day, null, 540, 1, 60);
    expect(first).toEqual({ start: 540, end: 600 });
    const second = tapSlot(day, first, 630, 1, 60);
    expect(second).toEqual({ start: 540, end: 645 });
    expect(tapSlot(day, second, 570, 1, 60)).toEqual({ start: 570, end: 630 });
  });

  it('a tap beyond a full slot begins anew there, a tap on one changes nothing', () => {
    const first = { start: 540, end: 600 };
    expect(tapSlot(day, first, 690, 1, 60)).toEqual({ start: 690, end: 750 });
    expect(tapSlot(day, first, 660, 1, 60)).toEqual(first);
  });

  it('a drag works both ways and stops before a full slot', () => {
    expect(dragSlots(day, 540, 630, 1, 60)).toEqual({ start: 540, end: 645 });
    expect(dragSlots(day, 630, 540, 1, 60)).toEqual({ start: 540, end: 645 });
    expect(dragSlots(day, 585, 720, 1, 60)).toEqual({ start: 585, end: 660 });
    expect(dragSlots(day, 645, 720, 1, 60)).toBeNull();
  });

  it('an end that is taken hold of moves while the other stays', () => {
    const range = { start: 540, end: 630 };
    expect([540, 555, 615].map((minute) => isHandle(range, minute))).toEqual([true, false, true]);
    expect(dragSlots(day, dragAnchor(range, 615), 630, 1, 60)).toEqual({ start: 540, end: 645 });
    expect(dragSlots(day, dragAnchor(range, 540), 555, 1, 60)).toEqual({ start: 555, end: 630 });
    expect(dragAnchor(range, 570)).toBe(570);
    expect(dragAnchor(null, 570)).toBe(570);
  });

  it('whatever is tapped and dragged, a chosen range is free and long enough', () => {
    const seats = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 56 });
    fc.assert(
      fc.property(
        seats,
        fc.array(fc.tuple(fc.nat(55), fc.nat(55))),
        fc.integer({ min: 1, max: 3 }),
        (left, moves, needed) => {
          const slots = left.map((remaining, step) => ({ minute: 420 + step * 15, remaining }));
          let range: { start: number; end: number } | null = null;
          for (const [from, to] of moves) {
            range =
              from === to
                ? tapSlot(slots, range, 420 + from * 15, needed, 60)
                : dragSlots(slots, 420 + from * 15, 420 + to * 15, needed, 60);
            if (range) expect(isFree(slots, range, needed) && range.end - range.start >= 60).toBe(true);
          }
        },
      ),
    );
  });
});
