type Paid = { readonly payment_date: string };
type Certified = { readonly month: string };

export type PaidMonth<Payment, Paper> = {
  /** 2026-10 */
  readonly month: string;
  readonly payments: readonly Payment[];
  readonly papers: readonly Paper[];
};

const monthOf = (date: string): string => date.slice(0, 7);

/**
 * A page of payments by month, the newest first, each with its certificates. A month of care without a payment (tickets, unpaid)
 * stands where it belongs by time: below the last payment of the page before, down to `next`, the first payment of the next page.
 */
export function paidMonths<Payment extends Paid, Paper extends Certified>(
  payments: readonly Payment[],
  papers: readonly Paper[],
  { isFirst, next }: { isFirst: boolean; next: Paid | undefined },
): PaidMonth<Payment, Paper>[] {
  const newest = payments[0] && monthOf(payments[0].payment_date);
  const belongs = (month: string): boolean =>
    (isFirst || newest === undefined || month <= newest) && (next === undefined || month > monthOf(next.payment_date));
  const months = new Set([
    ...payments.map(({ payment_date }) => monthOf(payment_date)),
    ...papers.map(({ month }) => monthOf(month)).filter(belongs),
  ]);
  return [...months]
    .toSorted((one, other) => other.localeCompare(one))
    .map((month) => ({
      month,
      payments: payments.filter(({ payment_date }) => monthOf(payment_date) === month),
      papers: papers.filter((paper) => monthOf(paper.month) === month),
    }));
}
