import { type CodeOf, codeList } from '../../code-list.ts';
import type { PriceKind, PriceLine } from '../pricing.ts';

/**
 * What a part of an entry of the books was for (app.payment_lines.line), with its word. This is the one list: the accounting
 * file, the figures, the receipt and the certificate take kinds and words from here, and a test ties the CHECKs to it.
 */
export const lineKindRows = {
  childcare: [1, '保育料'],
  zeroYearOld: [2, '0歳児加算'],
  afterBusiness: [3, '時間外加算'],
  holiday: [4, '日曜・祝日加算'],
  currentDay: [5, '当日予約料'],
  mealSupport: [6, '食事'],
  ticketsDiscount: [7, '回数券での支払い'],
  othersDiscount: [8, '割引'],
  difference: [9, '精算の差額'],
  cancellationFee: [10, 'キャンセル料'],
  monthlyPlan: [11, '月額プラン'],
  ticketsSold: [12, '回数券の販売'],
  refund: [13, '返金'],
  // 14 to 19 are the journal's own (books/journal-codes.ts).
  ownTariff: [20, '給付の料金'],
  subsidy: [21, '給付による割引'],
} as const;
export const lineKind = codeList(lineKindRows);
export type LineKind = CodeOf<typeof lineKind>;

const { code } = lineKind;
/** Papers that a family reads say these in its own words; all other words are those of the list. */
const familyWords: ReadonlyMap<number, string> = new Map([
  [code.ticketsDiscount, '回数券のご利用'],
  [code.difference, 'お支払いの差額'],
]);
export const familyWord = (kind: LineKind): string => familyWords.get(kind) ?? lineKind.label(kind);

/** The line of each kind of price, in the order of a bill. */
export const lineOfPrice = {
  childcare: code.childcare,
  zero_year_old: code.zeroYearOld,
  after_business: code.afterBusiness,
  holiday: code.holiday,
  current_day: code.currentDay,
  meal_support: code.mealSupport,
  own_tariff: code.ownTariff,
  subsidy: code.subsidy,
} as const satisfies Readonly<Record<PriceKind, LineKind>>;
export const priceKinds = Object.keys(lineOfPrice) as PriceKind[];
export const kindLabels = Object.fromEntries(
  priceKinds.map((kind) => [kind, lineKind.label(lineOfPrice[kind])]),
) as Readonly<Record<PriceKind, string>>;

/** A line in words: what a benefit pays is called by the benefit's name, never by why the family has it. */
export const priceLineName = ({ kind, subsidy }: Pick<PriceLine, 'kind' | 'subsidy'>): string =>
  subsidy === undefined ? kindLabels[kind] : kind === 'subsidy' ? `${subsidy.name}の割引` : subsidy.name;

/** Kinds that a bill can have: what was used, less tickets and a discount. */
export const billKinds: readonly LineKind[] = [
  ...Object.values(lineOfPrice),
  code.ticketsDiscount,
  code.othersDiscount,
];
