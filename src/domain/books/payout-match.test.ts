import { describe, expect, it } from 'vitest';
import { matchPayout, type PayoutMovement } from './payout-match.ts';

const movement = (category: string, amount: number, references: string[], fee = 0): PayoutMovement => ({
  balance_transaction: `txn_${references[0] ?? category}_${amount}`,
  category,
  amount,
  fee,
  references,
});
const books = new Map([
  ['pi_1', { payment_id: 1, amount: 2200 }],
  ['re_1', { payment_id: 2, amount: -700 }],
]);
const matched = (movements: PayoutMovement[]) => {
  const amount = movements.reduce((sum, each) => sum + each.amount - each.fee, 0);
  return matchPayout(
    { stripe_payout_id: 'po_1', arrival_date: '2026-11-10', amount, status: 'paid', movements },
    books,
  );
};

describe('a payout', () => {
  it.each<[string, PayoutMovement[], number]>([
    [
      'of a charge and its refund',
      [movement('charge', 2200, ['pi_1'], 79), movement('refund', -700, ['re_1', 'pi_1'])],
      0,
    ],
    [
      'of a share that went to a branch',
      [movement('charge', 2200, ['pi_1'], 79), movement('transfer', -2200, ['pi_1'])],
      0,
    ],
    ['of a refund that came back', [movement('refund', -700, ['re_1']), movement('refund_failure', 700, ['re_1'])], 0],
    ['of an open dispute', [movement('dispute', -2200, ['du_1', 'pi_1'], 1500)], 0],
    ['of Stripe’s own fee', [movement('fee', -300, [])], 0],
    [
      'of what nobody had and was given back',
      [movement('charge', 900, ['pi_9'], 32), movement('refund', -900, ['re_9', 'pi_9'])],
      0,
    ],
    ['of money nobody knows', [movement('charge', 900, ['pi_9'], 32)], 868],
    ['of another amount than the books say', [movement('charge', 2100, ['pi_1'], 75)], 2025],
  ])('%s', (_, movements, difference) => {
    expect(matched(movements).difference).toBe(difference);
  });
});

it('what Stripe kept is its own fees and those of every movement', () => {
  const { fee } = matched([movement('charge', 2200, ['pi_1'], 79), movement('fee', -300, [])]);
  expect(fee).toBe(379);
});
