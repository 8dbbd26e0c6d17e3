import { describe, expect, it } from 'vitest';
import { noMeals } from '../../../../domain/calendar/meals.ts';
import { isAsked, minutesUntil, type SeatReserve, seatOf } from './seat.ts';

const now = '2026-11-16T09:40:00+09:00';
const reserve: SeatReserve = {
  id: 7,
  branch_id: 2,
  branch_name: 'みなと広場園',
  start_datetime: '2026-11-16T11:00:00+09:00',
  end_datetime: '2026-11-16T13:00:00+09:00',
  approval_status: 1,
  breakfast_support_flag: false,
  lunch_support_flag: false,
  supper_support_flag: false,
  pick_up_name: null,
  pick_up_tel: null,
  remarks: '',
  cancel_flag: false,
  live: true,
  card_due_datetime: '2026-11-16T09:54:00+09:00',
  reserve_cancellations: [],
  reserve_details: [{ child_id: 1, ...noMeals, child: { id: 1, name: '小林 はる' } }],
};
const cancelled = (cancel_type: number) => ({
  ...reserve,
  cancel_flag: true,
  live: false,
  reserve_cancellations: [{ cancel_type }],
});

describe('what is true of the seat', () => {
  it.each([
    ['never reserved', undefined, now, 'none'],
    ['waits for the card', reserve, now, 'waiting'],
    ['due, and the sweep has not come yet', reserve, '2026-11-16T09:54:30+09:00', 'waiting'],
    ['the card is there', { ...reserve, card_due_datetime: null }, now, 'kept'],
    ['cancelled by the sweep', cancelled(3), now, 'lost'],
    ['cancelled by the sweep, and the time has begun', cancelled(3), '2026-11-16T11:00:00+09:00', 'none'],
    ['cancelled by the parent while it waited', cancelled(1), now, 'none'],
    ['cancelled by the branch', cancelled(2), now, 'none'],
    ['cancelled otherwise with the card there', { ...cancelled(3), card_due_datetime: null }, now, 'none'],
    ['refused by the branch', { ...reserve, live: false, approval_status: 4 }, now, 'refused'],
    [
      'refused by the branch, and the time has begun',
      { ...reserve, live: false, approval_status: 4 },
      '2026-11-16T11:00:00+09:00',
      'none',
    ],
  ])('%s', (_, seat, moment, kind) => {
    expect(seatOf(seat, moment).kind).toBe(kind);
  });

  it('knows a request', () => {
    expect(isAsked(seatOf({ ...reserve, approval_status: 2 }, now))).toBe(true);
    expect(isAsked(seatOf(reserve, now))).toBe(false);
    expect(isAsked(seatOf(cancelled(3), now))).toBe(false);
  });
});

it.each([
  ['2026-11-16T09:54:00+09:00', 14],
  ['2026-11-16T09:40:01+09:00', 1],
  ['2026-11-16T09:40:00+09:00', 0],
  ['2026-11-16T09:30:00+09:00', 0],
])('until %s: %s minutes', (due, minutes) => {
  expect(minutesUntil(due, now)).toBe(minutes);
});
