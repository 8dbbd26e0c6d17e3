import { describe, expect, it } from 'vitest';
import { dayNumbers } from './day-numbers.ts';

const reserve = (id: number, more = {}) => ({
  id,
  live: true,
  childcare_status: 1,
  cancel_flag: false,
  reserve_details: [{ id }],
  childcares: [],
  reserve_cancellations: [],
  ...more,
});

describe('the numbers of a day', () => {
  it('are counted as the server counts them', () => {
    const numbers = dayNumbers([
      reserve(1),
      reserve(2, {
        childcare_status: 3,
        reserve_details: [{ id: 2 }, { id: 3 }],
        childcares: [{ total_amount: 5100 }],
      }),
      reserve(3, { live: false, childcare_status: 4, reserve_cancellations: [{ cancel_amount: 2200 }] }),
      reserve(4, { live: false, cancel_flag: true, reserve_cancellations: [{ cancel_amount: 0 }] }),
    ]);
    expect(numbers).toEqual({
      reserves: 2,
      children: 3,
      left: 1,
      no_shows: 1,
      cancelled: 1,
      usage_amount: 5100,
      cancel_amount: 2200,
    });
  });
});
