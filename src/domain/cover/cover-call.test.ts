import { describe, expect, it } from 'vitest';
import { coverAfter, coverHeldUntil, coverTransitions, writtenFrom } from './cover-call.ts';
import { coverStatus } from './cover-codes.ts';

const settings = { cover_quiet_from: '21:00', cover_quiet_until: '06:30' };
const tokyo = (time: string) => `2026-11-20T${time}:00+09:00`;

describe('a cover call', () => {
  it('goes the ways of its table alone', () => {
    expect(coverAfter(coverStatus.code.open, 'take')).toBe(coverStatus.code.taken);
    expect(coverAfter(coverStatus.code.taken, 'take')).toBe(null);
    expect(coverAfter(coverStatus.code.settled, 'take_back')).toBe(null);
    const ends = [coverStatus.code.takenBack, coverStatus.code.lapsed, coverStatus.code.left];
    expect(coverTransitions.filter(({ from }) => ends.some((end) => end === from))).toEqual([]);
  });

  it('is held so long, never beyond the shift', () => {
    const call = { date: '2026-11-20', end_time: '12:00' };
    expect(coverHeldUntil(tokyo('07:00'), call, { cover_hold_minutes: 120 })).toEqual(new Date(tokyo('09:00')));
    expect(coverHeldUntil(tokyo('11:30'), call, { cover_hold_minutes: 120 })).toEqual(new Date(tokyo('12:00')));
  });

  it.each([
    ['20:59', '2026-11-20T20:59:00+09:00'],
    ['21:00', '2026-11-21T06:30:00+09:00'],
    ['00:10', '2026-11-20T06:30:00+09:00'],
    ['06:29', '2026-11-20T06:30:00+09:00'],
    ['06:30', '2026-11-20T06:30:00+09:00'],
    ['07:05', '2026-11-20T07:05:00+09:00'],
  ])('asked at %s writes at %s', (asked, written) => {
    expect(writtenFrom(tokyo(asked), settings)).toEqual(new Date(written));
  });
});
