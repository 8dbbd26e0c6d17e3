import type { Yen } from '../../yen.ts';
import type { PriceKind, PriceLine } from '../pricing.ts';
import { kindLabels, lineKind, priceKinds } from './line-kinds.ts';

/** A bill as it is stored with a correction: before it, and after it. */
export type BillSnapshot = {
  readonly amount_lines: readonly PriceLine[];
  readonly tickets_discount_amount: Yen;
  readonly number_of_tickets_used: number;
  readonly others_discount_amount: Yen;
  readonly others_discount_reason: string;
  /** Before: what a family taken for a no-show was to pay. */
  readonly no_show_fee: Yen;
  readonly total_amount: Yen;
};

export type ComparedLine = { readonly label: string; readonly before: Yen; readonly after: Yen };

/** Two bills kind by kind over all children; kinds in neither are left out. */
export function comparedLines(before: BillSnapshot, after: BillSnapshot): ComparedLine[] {
  const of = (bill: BillSnapshot, kind: PriceKind): Yen =>
    bill.amount_lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const lines = [
    { label: 'ご来園なしの料金', before: before.no_show_fee, after: after.no_show_fee },
    ...priceKinds.map((kind) => ({ label: kindLabels[kind], before: of(before, kind), after: of(after, kind) })),
    { label: '回数券', before: -before.tickets_discount_amount, after: -after.tickets_discount_amount },
    {
      label: lineKind.label(lineKind.code.othersDiscount),
      before: -before.others_discount_amount,
      after: -after.others_discount_amount,
    },
  ];
  return lines.filter((line) => line.before !== 0 || line.after !== 0);
}
