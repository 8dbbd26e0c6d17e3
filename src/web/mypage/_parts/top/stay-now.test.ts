import { expect, it } from 'vitest';
import { stayNow } from './stay-now.ts';

const usage = { start_datetime: '2026-11-16T09:02:00+09:00', end_datetime: null };
const stay = { childcare_status: 2, end_datetime: '2026-11-16T12:30:00+09:00', childcares: [usage] };

it('is with us since the check-in, and late once the planned time has passed', () => {
  const arrived = usage.start_datetime;
  expect(stayNow(stay, '2026-11-16T12:30:00+09:00')).toEqual({ present: true, arrived, left: null, late: false });
  expect(stayNow(stay, '2026-11-16T12:31:00+09:00')).toMatchObject({ late: true });
});

it('has gone home at the check-out, which is never late', () => {
  const end_datetime = '2026-11-16T13:01:00+09:00';
  const gone = { ...stay, childcare_status: 3, childcares: [{ ...usage, end_datetime }] };
  expect(stayNow(gone, '2026-11-16T15:00:00+09:00')).toMatchObject({ present: false, left: end_datetime, late: false });
});
