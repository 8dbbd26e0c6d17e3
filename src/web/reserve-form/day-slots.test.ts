import { describe, expect, it } from 'vitest';
import { timeText } from '../../domain/time.ts';
import { type ReserveDay, stripSlots, wishedRange, withoutPast } from './day-slots.ts';

/** 9:00–14:00; `free` are the seats of each quarter, `startable` the starts the server would accept. */
function day(free: (minute: number) => number, startable: (minute: number) => boolean): ReserveDay {
  const minutes = Array.from({ length: 20 }, (_, step) => 540 + step * 15);
  return {
    minimum_minutes: 60,
    slots: minutes.map((minute) => ({
      start_time: timeText(minute),
      capacity: 10,
      remaining: free(minute),
      startable: startable(minute),
    })),
  };
}

describe('stripSlots', () => {
  it('keeps the quarters of every stay the server would accept, and no others', () => {
    // Free all day, but the lead time lets nothing begin before 11:15.
    const slots = stripSlots(
      day(
        () => 5,
        (minute) => minute >= 675 && minute <= 780,
      ),
    );
    expect(slots.find((slot) => slot.remaining > 0)?.minute).toBe(675);
    expect(slots.at(-1)).toEqual({ minute: 825, remaining: 5 });
  });
  it('shows nothing free on a day without a start', () => {
    const closed = day(
      () => 5,
      () => false,
    );
    expect(stripSlots(closed).every((slot) => slot.remaining === 0)).toBe(true);
  });
  it('lets the reserve being edited keep its own seats', () => {
    const full = day(
      () => 0,
      () => false,
    );
    const slots = stripSlots(full, { start: 600, end: 660, children: 2 });
    expect(slots.filter((slot) => slot.remaining > 0).map((slot) => slot.minute)).toEqual([600, 615, 630, 645]);
  });
});

describe('withoutPast', () => {
  it('drops whole hours before the first free quarter, so that rows stay aligned', () => {
    const slots = withoutPast(
      stripSlots(
        day(
          () => 5,
          (minute) => minute >= 675 && minute <= 780,
        ),
      ),
    );
    expect(slots[0]).toEqual({ minute: 660, remaining: 0 });
  });
  it('leaves nothing of a day that is over', () => {
    expect(withoutPast([{ minute: 540, remaining: 0 }])).toEqual([]);
  });
});

describe('wishedRange', () => {
  const slots = stripSlots(
    day(
      (minute) => (minute >= 720 ? 1 : 3),
      (minute) => minute <= 780,
    ),
  );
  it('takes the usual hours if they are free for everybody', () => {
    expect(wishedRange(slots, 2, 60, { usual: { start: 600, end: 690 } })).toEqual({ start: 600, end: 690 });
    expect(wishedRange(slots, 2, 60, { usual: { start: 690, end: 750 } })).toBeNull();
  });
  it('otherwise the next free start, two hours or as long as is free', () => {
    expect(wishedRange(slots, 1, 60, { next_minutes: 120 })).toEqual({ start: 540, end: 660 });
    expect(wishedRange(slots.slice(8), 2, 60, { next_minutes: 120 })).toEqual({ start: 660, end: 720 });
  });
  it('chooses nothing when nobody asked for it', () => {
    expect(wishedRange(slots, 1, 60, {})).toBeNull();
  });
});
