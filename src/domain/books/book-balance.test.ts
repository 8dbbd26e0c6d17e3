import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookDifferences, differenceLine, type MoneyFact } from './book-balance.ts';

const fact = (reference: string, amount: number, changes: Partial<MoneyFact> = {}): MoneyFact => ({
  kind: 'charge',
  reference,
  customer: 'cus_1',
  date: '2026-11-16',
  amount,
  ...changes,
});

describe('bookDifferences', () => {
  it('names what one side has and the other has not, or otherwise', () => {
    const books = [fact('pi_same', 2200), fact('pi_ours', 500), fact('pi_other', 1000)];
    const stripe = [fact('pi_same', 2200), fact('re_theirs', -700, { kind: 'refund' }), fact('pi_other', 1100)];
    expect(bookDifferences(books, stripe)).toMatchObject([
      { reference: 'pi_other', books: 1000, stripe: 1100 },
      { reference: 'pi_ours', books: 500, stripe: 0 },
      { reference: 're_theirs', kind: 'refund', books: 0, stripe: -700 },
    ]);
  });

  it('lets a refund and its reversal be nothing', () => {
    const refund = (amount: number) => fact('re_1', amount, { kind: 'refund' });
    expect(bookDifferences([refund(-700), refund(700)], [])).toEqual([]);
  });

  it("takes Stripe's day for what we wrote down later", () => {
    const [difference] = bookDifferences([fact('pi_1', 1, { date: '2026-11-17' })], [fact('pi_1', 2)]);
    expect(difference).toMatchObject({ date: '2026-11-16' });
    expect(difference && differenceLine(difference)).toBe('2026-11-16 cus_1 入金 帳簿 1円 / Stripe 2円 (pi_1)');
  });

  it('finds nothing exactly when every reference adds up to the same', () => {
    const facts = fc.array(
      fc.record({ reference: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: -3, max: 3 }) }),
    );
    fc.assert(
      fc.property(facts, facts, (ours, theirs) => {
        const sums = (all: typeof ours) =>
          ['a', 'b', 'c'].map((name) =>
            all.filter(({ reference }) => reference === name).reduce((sum, { amount }) => sum + amount, 0),
          );
        const differences = bookDifferences(
          ours.map(({ reference, amount }) => fact(reference, amount)),
          theirs.map(({ reference, amount }) => fact(reference, amount)),
        );
        const same = sums(ours).filter((sum, index) => sum === sums(theirs)[index]).length;
        expect(differences).toHaveLength(3 - same);
      }),
    );
  });
});
