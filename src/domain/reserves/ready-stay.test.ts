import { describe, expect, it } from 'vitest';
import type { SlotState } from '../calendar/slot-states.ts';
import { readyStay, usualStayMinutes, whyNothing } from './ready-stay.ts';

const settings = { step_minutes: 15, minimum_minutes: 60, ready_minutes: 120 };
/** From 9:00, an hour a letter: f free, x full, o one's own, s too soon. */
const day = (hours: string) => ({
  ...settings,
  held: null,
  slots: [...hours].flatMap((letter, hour) =>
    [0, 15, 30, 45].map((minute) => ({
      start: 540 + hour * 60 + minute,
      state: ({ f: 'free', x: 'full', o: 'own', s: 'too_soon' } as Record<string, SlotState>)[letter] ?? 'closed_day',
    })),
  ),
});

describe('the usual length', () => {
  it('is the middle one of the latest stays, on the steps, or the setting', () => {
    expect(usualStayMinutes([60, 240, 120], settings)).toBe(120);
    expect(usualStayMinutes([100], settings)).toBe(105);
    expect(usualStayMinutes([30], settings)).toBe(60);
    expect(usualStayMinutes([], settings)).toBe(120);
  });
});

describe('the stay that is ready', () => {
  it('takes the next start with the whole length, before a shorter one that is earlier', () => {
    expect(readyStay(day('sfxfff'), { start: null, minutes: 120 })).toEqual({ start: 720, end: 840 });
    expect(readyStay(day('sfxxfx'), { start: null, minutes: 120 })).toEqual({ start: 600, end: 660 });
  });
  it('keeps a wished start, shortened if need be, and else looks after it first', () => {
    expect(readyStay(day('ffxff'), { start: 600, minutes: 120 })).toEqual({ start: 600, end: 660 });
    expect(readyStay(day('ffxff'), { start: 660, minutes: 120 })).toEqual({ start: 720, end: 840 });
    expect(readyStay(day('ffxx'), { start: 720, minutes: 120 })).toEqual({ start: 540, end: 660 });
  });
  it('is nothing, with the reason', () => {
    expect(readyStay(day('sxx'), { start: null, minutes: 60 })).toBeNull();
    expect(['sxo', 'soo', 'sss', 'ccc'].map((hours) => whyNothing(day(hours)))).toEqual([
      'full',
      'own',
      'over',
      'closed',
    ]);
  });
});
