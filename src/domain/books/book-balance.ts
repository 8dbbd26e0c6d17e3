import type { TokyoDate } from '../time.ts';
import { formatYen, type Yen } from '../yen.ts';

/** Money as one side knows it: a charge, a refund or a lost dispute, by the id Stripe gave it. Money that goes out is negative. */
export type MoneyFact = {
  readonly kind: 'charge' | 'refund' | 'dispute';
  /** Stripe's id of the invoice, payment intent, refund or dispute. */
  readonly reference: string;
  readonly customer: string;
  readonly date: TokyoDate;
  readonly amount: Yen;
};

export type BookDifference = {
  readonly kind: MoneyFact['kind'];
  readonly reference: string;
  readonly customer: string;
  readonly date: TokyoDate;
  readonly books: Yen;
  readonly stripe: Yen;
};

/**
 * Where our books and Stripe do not say the same, by customer and day. Several facts of one reference add up (a refund
 * and its reversal are nothing); what adds up to nothing on both sides is no difference.
 */
export function bookDifferences(books: readonly MoneyFact[], stripe: readonly MoneyFact[]): BookDifference[] {
  const found = new Map<string, BookDifference>();
  const add = (fact: MoneyFact, side: 'books' | 'stripe') => {
    const { amount, ...rest } = fact;
    const known = found.get(fact.reference) ?? { ...rest, books: 0, stripe: 0 };
    // Stripe's day and customer win: ours may have been written later.
    found.set(fact.reference, { ...known, ...(side === 'stripe' ? rest : {}), [side]: known[side] + amount });
  };
  for (const fact of books) add(fact, 'books');
  for (const fact of stripe) add(fact, 'stripe');
  return [...found.values()]
    .filter((difference) => difference.books !== difference.stripe)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || a.customer.localeCompare(b.customer) || a.reference.localeCompare(b.reference),
    );
}

const kindText: Readonly<Record<MoneyFact['kind'], string>> = {
  charge: '入金',
  refund: '返金',
  dispute: '異議申し立て',
};

/** One line a person at headquarters can act on. */
export const differenceLine = ({ kind, reference, customer, date, books, stripe }: BookDifference): string =>
  `${date} ${customer || 'お客様不明'} ${kindText[kind]} 帳簿 ${formatYen(books)} / Stripe ${formatYen(stripe)} (${reference})`;
