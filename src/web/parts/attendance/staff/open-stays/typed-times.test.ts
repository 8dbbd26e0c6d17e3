import { describe, expect, it } from 'vitest';
import {
  emptyTimes,
  type ForgottenStay,
  openChildren,
  plannedTimes,
  typedPayload,
  typedProblem,
} from './typed-times.ts';

const line = (child_id: number, attendance_status: number, arrived_datetime: string | null = null) => ({
  child_id,
  attendance_status,
  arrived_datetime,
  left_datetime: null,
  child: { name: `子${child_id}` },
});
const stay: ForgottenStay = {
  id: 7,
  start_datetime: '2026-11-15T00:00:00Z',
  end_datetime: '2026-11-15T03:30:00Z',
  customer: null,
  reserve_details: [line(1, 1), line(2, 2, '2026-11-15T00:10:00Z'), line(3, 3), line(4, 4)],
};

describe('a stay recorded afterwards', () => {
  const [expected, present] = openChildren(stay);
  if (expected === undefined || present === undefined) throw new Error('two are open');

  it('is about those of whom nothing is known yet', () => {
    expect(openChildren(stay).map(({ child_id }) => child_id)).toEqual([1, 2]);
    expect(plannedTimes(stay)).toEqual({ arrived: '09:00', left: '12:30', absent: false });
  });

  it('says what is missing', () => {
    expect(typedProblem(expected, emptyTimes).arrived).toContain('登園');
    expect(typedProblem(expected, { ...emptyTimes, arrived: '09:00' }).left).toContain('降園');
    expect(typedProblem(expected, { arrived: '10:00', left: '09:00', absent: false }).left).toContain('前');
    expect(typedProblem(present, { ...emptyTimes, left: '09:05' }).left).toContain('前');
    expect(typedProblem(present, { ...emptyTimes, left: '12:00' })).toEqual({});
    expect(typedProblem(expected, { ...emptyTimes, absent: true })).toEqual({});
  });

  it('sends each child its own times, and no arrival that is recorded', () => {
    const typed = [
      { arrived: '', left: '', absent: true },
      { arrived: '', left: '12:40', absent: false },
    ];
    expect(typedPayload(stay, (child) => typed[child.child_id - 1] ?? emptyTimes)).toEqual([
      { child_id: 1, arrived_at: null, left_at: null, absent: 'no_show' },
      { child_id: 2, arrived_at: null, left_at: '2026-11-15T03:40:00.000Z', absent: null },
    ]);
  });
});
