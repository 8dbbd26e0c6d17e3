import { describe, expect, it } from 'vitest';
import type { CallFunction } from '../../../data/call-function.ts';
import { type SeatHoldState, seatHold } from './seat-hold.ts';

const stay = { reserve_date: '2026-12-01', start_hour: 10, start_min: 0, end_hour: 12, end_min: 0 };
const expires_at = '2026-11-16T01:05:00.000Z';
const refused = { seat_hold_id: null, expires_at: null };

/** A page whose calls are answered when the test says so. */
function page() {
  const calls: unknown[] = [];
  const told: SeatHoldState[] = [];
  const answers: ((result: object) => void)[] = [];
  const call = ((name: string, input: unknown, options?: unknown) => {
    calls.push(name === 'holdSeat' ? name : [name, input, options]);
    return new Promise((answer) => answers.push((result) => answer({ kind: 'ok', result })));
  }) as unknown as CallFunction;
  const hold = seatHold({ branch_id: 2, child_ids: [1], ...stay }, call, (state) => told.push(state));
  return { hold, calls, told, answers };
}
const released = (seat_hold_id: number) => ['releaseSeat', { seat_hold_id }, { keepalive: true }];

describe('the hold of a confirm page', () => {
  it('is reported, and released once when the page is left', async () => {
    const { hold, calls, told, answers } = page();
    const begun = hold.begin();
    answers[0]?.({ seat_hold_id: 7, expires_at, reason: null });
    await begun;
    expect(told).toEqual([{ kind: 'held', expires_at }]);
    hold.leave();
    hold.leave();
    expect(calls).toEqual(['holdSeat', released(7)]);
  });

  it('that comes after the page was left is given back at once', async () => {
    const { hold, calls, told, answers } = page();
    const begun = hold.begin();
    hold.leave();
    answers[0]?.({ seat_hold_id: 7, expires_at, reason: null });
    await begun;
    expect([calls, told]).toEqual([['holdSeat', released(7)], []]);
  });

  it('ended with the reserve: nothing is given back', async () => {
    const { hold, calls, answers } = page();
    const begun = hold.begin();
    answers[0]?.({ seat_hold_id: 7, expires_at, reason: null });
    await begun;
    hold.taken();
    hold.leave();
    expect(calls).toEqual(['holdSeat']);
  });

  it('that failed is said only where no seat is left', async () => {
    for (const [reason, kind] of [
      ['no_seat', 'no_seat'],
      ['too_many', 'unsaid'],
      ['not_allowed', 'unsaid'],
    ] as const) {
      const { hold, told, answers } = page();
      const begun = hold.begin();
      answers[0]?.({ ...refused, reason });
      await begun;
      expect(told).toEqual([{ kind }]);
    }
  });
});
