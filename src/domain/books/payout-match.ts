import type { TokyoDate } from '../time.ts';
import { formatYen, sum, type Yen } from '../yen.ts';

/** A movement in a payout, as Stripe tells it. */
export type PayoutMovement = {
  readonly balance_transaction: string;
  readonly category: string;
  readonly amount: Yen;
  readonly fee: Yen;
  /** Ids by which the books may know it, the most precise first; none: Stripe's own. */
  readonly references: readonly string[];
};
export type StripePayout = {
  readonly stripe_payout_id: string;
  readonly arrival_date: TokyoDate;
  readonly amount: Yen;
  readonly status: string;
  readonly movements: readonly PayoutMovement[];
};
/** An entry of the books behind a reference. */
export type BookedMoney = { readonly payment_id: number; readonly amount: Yen };

type MatchedMovement = PayoutMovement & { readonly payment_id: number | null; readonly matched_flag: boolean };
export type MatchedPayout = Omit<StripePayout, 'movements'> & {
  readonly fee: Yen;
  readonly matched_amount: Yen;
  readonly difference: Yen;
  readonly movements: readonly MatchedMovement[];
};

const isStripesOwn = ({ category }: PayoutMovement): boolean => category === 'fee';
/** A dispute may be about a part; until it is decided the money is gone at Stripe and still in the books. */
const isDispute = ({ category }: PayoutMovement): boolean => category.startsWith('dispute');

/**
 * Matches a payout to the books: a movement is explained where an entry is known that says the same amount (a transfer to a
 * branch and its reversal have the opposite sign), where it is Stripe's own fee, or where what no customer ever had was
 * charged and given back.
 */
export function matchPayout(payout: StripePayout, books: ReadonlyMap<string, BookedMoney>): MatchedPayout {
  const found = payout.movements.map((movement): MatchedMovement => {
    const reference = movement.references.find((candidate) => books.has(candidate));
    const known = reference === undefined ? undefined : (books.get(reference) as BookedMoney);
    const same =
      known !== undefined &&
      (isDispute(movement)
        ? Math.abs(movement.amount) <= Math.abs(known.amount)
        : Math.abs(movement.amount) === Math.abs(known.amount));
    return { ...movement, payment_id: known?.payment_id ?? null, matched_flag: same || isStripesOwn(movement) };
  });
  const ofNobody = new Map<string, Yen>();
  for (const { payment_id, matched_flag, references, amount } of found) {
    const last = references.at(-1);
    if (payment_id === null && !matched_flag && last !== undefined)
      ofNobody.set(last, (ofNobody.get(last) ?? 0) + amount);
  }
  const movements = found.map((movement) =>
    movement.payment_id === null && ofNobody.get(movement.references.at(-1) ?? '') === 0
      ? { ...movement, matched_flag: true }
      : movement,
  );
  const matched_amount = sum(movements.filter((row) => row.matched_flag).map(({ amount, fee }) => amount - fee));
  const fee = sum(movements.map((row) => (isStripesOwn(row) ? -row.amount : row.fee)));
  return { ...payout, movements, fee, matched_amount, difference: payout.amount - matched_amount };
}

/** Lines a person at headquarters can act on. */
export function payoutLines(payout: MatchedPayout, place: string): string[] {
  const strange = payout.movements.filter(({ matched_flag }) => !matched_flag);
  return [
    `${payout.arrival_date} ${place}へのStripeからの入金 ${formatYen(payout.amount)}のうち、${formatYen(payout.difference)}を帳簿で説明できません(${payout.stripe_payout_id})。`,
    ...strange.map(
      ({ category, amount, references, balance_transaction }) =>
        `${category} ${formatYen(amount)} (${references[0] ?? balance_transaction})`,
    ),
  ];
}
