import { lineKind, lineKindRows } from '../billing/bill/line-kinds.ts';
import { type CodeOf, codeList } from '../code-list.ts';
import type { salesTax } from './figures/figure-list.ts';

/** accounting_mappings.kind: what an entry of the accounting file is about. The first thirteen are the lines of the books. */
export const journalKind = codeList({
  ...lineKindRows,
  ticketsUsed: [14, '回数券の利用'],
  ticketsExpired: [15, '回数券の期限切れ'],
  payout: [16, 'Stripeからの入金'],
  stripeFee: [17, 'Stripeの手数料'],
  ticketsRefunded: [18, '回数券の払い戻し'],
  refundKept: [19, '払い戻した回数券の差額'],
});

/** Kinds whose sum is the books: every yen of `payments`, once. */
export const bookedKinds: readonly number[] = [...lineKind.keys, journalKind.code.ticketsRefunded];

/** app.claim_entries.kind: what a family owes for. */
export const claimKind = codeList({
  stay: [1, 'ご利用料金'],
  cancellationFee: [2, 'キャンセル料'],
  correction: [3, '訂正の差額'],
});

/** The column orders of well-known programs; none is certified by its maker, so each is called "like". */
export const fileLayouts = ['freee', 'yayoi', 'money_forward'] as const;
export type FileLayout = (typeof fileLayouts)[number];
export const fileLayoutText: Readonly<Record<FileLayout, string>> = {
  freee: 'freeeに近い形式',
  yayoi: '弥生会計に近い形式',
  money_forward: 'マネーフォワードに近い形式',
};

export type JournalKind = CodeOf<typeof journalKind>;
export type SalesTax = CodeOf<typeof salesTax>;
