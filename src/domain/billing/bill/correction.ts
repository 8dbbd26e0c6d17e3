import type { Yen } from '../../yen.ts';

/** What a family has paid and got back for one stay, also for the no-show it was first taken for. */
export type BillStanding = {
  /** Card and cash. */
  readonly received: Yen;
  /** Claims a manager let go: they count as if paid, so that a correction does not bring them back. */
  readonly written_off: Yen;
  readonly given_back_by_corrections: Yen;
  /** Every other refund, a lost dispute's too. */
  readonly refunded: Yen;
  /** Of those, what earlier corrections have counted against the bill, and what they left as a gift. */
  readonly included_refunds: Yen;
  readonly kept_refunds: Yen;
};

/** Earlier refunds were for the very thing that is corrected now, or for something else and stay what they are. */
export const earlierRefundChoices = ['included', 'kept'] as const;
export type EarlierRefunds = (typeof earlierRefundChoices)[number];

/** Refunds whose purpose has not been recorded yet. */
export const undecidedRefunds = ({ refunded, included_refunds, kept_refunds }: BillStanding): Yen =>
  Math.max(0, refunded - included_refunds - kept_refunds);

/**
 * What is still to be charged (or, negative, given back) so that the family has paid the corrected bill: never more goes
 * back than was paid. Differences of earlier corrections that were never paid are in it.
 */
export function correctionDue(
  total: Yen,
  standing: BillStanding,
  earlier: EarlierRefunds,
): { readonly difference: Yen; readonly included: Yen; readonly kept: Yen } {
  const undecided = undecidedRefunds(standing);
  const included = earlier === 'included' ? undecided : 0;
  // A refund that the bank sent back afterwards no longer counts.
  const counted = Math.min(standing.included_refunds + included, standing.refunded);
  const credit = standing.received + standing.written_off - standing.given_back_by_corrections - counted;
  const left = standing.received - standing.given_back_by_corrections - standing.refunded;
  const difference = Math.max(total - credit, -Math.max(0, left));
  return { difference: difference === 0 ? 0 : difference, included, kept: undecided - included };
}

type RefundAllocation = { readonly payment_id: number; readonly amount: Yen };

/** An amount given back over the payments it came from, the newest first. */
export function refundAllocations(
  amount: Yen,
  payments: readonly { readonly id: number; readonly refundable_amount: Yen }[],
): RefundAllocation[] {
  let left = amount;
  const shares = [...payments]
    .sort((a, b) => b.id - a.id)
    .map(({ id, refundable_amount }): RefundAllocation => {
      const share = Math.min(left, refundable_amount);
      left -= share;
      return { payment_id: id, amount: share };
    })
    .filter((share) => share.amount > 0);
  if (left > 0) throw new Error(`Unexpected value: ${left} yen have no payment to go back to`);
  return shares;
}

/** How much a person may take off a bill: the smaller of the yen and the percentage; null is no limit. */
export type DiscountLimit = { readonly yen: Yen; readonly percent: number } | null;

export const mostDiscount = (bill: Yen, limit: DiscountLimit): Yen =>
  limit === null ? bill : Math.min(bill, limit.yen, Math.floor((bill * limit.percent) / 100));
