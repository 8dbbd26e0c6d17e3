import { describe, expect, it } from 'vitest';
import { type ListedPayment, refundable } from './refundable.ts';

const payment = (id: number, amount: number, more: Partial<ListedPayment> = {}): ListedPayment => ({
  id,
  amount,
  payment_type: 1,
  payment_datetime: '2026-11-16T01:00:00Z',
  refunded_payment_id: null,
  refunds: [],
  ...more,
});

describe('what may go back', () => {
  it('is the payment without what went back and what is on its way', () => {
    const paid = payment(1, 3000, { refunds: [{ id: 1, amount: 500, status: 'created' }] });
    const back = payment(2, -1000, { payment_type: 5, refunded_payment_id: 1 });
    expect(refundable(paid, [paid, back])).toBe(1500);
    expect(refundable(payment(1, 3000), [])).toBe(3000);
  });

  it('counts a refund once that has arrived, and none that failed', () => {
    const refunds = [
      { id: 1, amount: 1000, status: 'succeeded' },
      { id: 2, amount: 700, status: 'failed' },
    ];
    const paid = payment(1, 3000, { refunds });
    const back = payment(2, -1000, { payment_type: 5, refunded_payment_id: 1 });
    expect(refundable(paid, [paid, back])).toBe(2000);
  });

  it('is nothing of a refund itself', () => {
    expect(refundable(payment(2, -1000, { payment_type: 5, refunded_payment_id: 1 }), [])).toBe(0);
  });
});
