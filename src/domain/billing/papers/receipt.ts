import { paymentType, taxClass } from '../../codes.ts';
import { hourlyAmount, includedTax, sum, type Yen } from '../../yen.ts';
import { familyWord, lineKind, lineOfPrice, priceLineName } from '../bill/line-kinds.ts';
import { ownTimes } from '../bill/own-times.ts';
import { isPayableByTicket, ticketHours } from '../childcare-amount.ts';
import type { PriceKind, PriceLine } from '../pricing.ts';

/** The tax class of a line: 非課税, taxed at the rate of its day, or outside the tax (不課税). */
export type ReceiptTax = 'exempt' | 'taxed' | 'outside';

/** What a 領収書 says: line items with their classes, totals per class and the tax inside (product-rules.md "Money"). */
export type ReceiptLine = {
  readonly label: string;
  /** '3時間30分', '2食', or ''. */
  readonly quantity: string;
  readonly amount: Yen;
  readonly tax: ReceiptTax;
  /** 無償化 covers it; independent of the tax. */
  readonly covered: boolean;
};

type ReceiptTotal = { readonly tax: ReceiptTax; readonly amount: Yen; readonly included_tax: Yen };

/** Beside a line that keeps its agreed price: what came on top, by the prices of the day. */
export const OUTSIDE_RESERVE = '(ご予約を超えた分)';
const hourly: ReadonlySet<PriceKind> = new Set([
  'childcare',
  'zero_year_old',
  'after_business',
  'holiday',
  'own_tariff',
]);

/** What a child that did not come owes is compensation, like a cancellation fee. */
function taxOf(line: Pick<PriceLine, 'tax_class' | 'absent_percent'>): ReceiptTax {
  if (line.absent_percent !== undefined) return 'outside';
  return line.tax_class === taxClass.code.exempt ? 'exempt' : 'taxed';
}

export function quantityOf({ kind, quantity }: Pick<PriceLine, 'kind' | 'quantity'>): string {
  if (kind === 'meal_support') return `${quantity}食`;
  if (!hourly.has(kind)) return '';
  const hours = Math.floor(quantity / 60);
  const minutes = quantity % 60;
  return `${hours > 0 ? `${hours}時間` : ''}${minutes > 0 ? `${minutes}分` : ''}`;
}

/** Whether 無償化 covers a line, as the books say. */
type Cover = (line: Pick<PriceLine, 'child_index' | 'kind'>) => boolean;

/** Tickets pay whole hours of the childcare lines, child by child, so they lower that line's own classes. */
function ticketLines(lines: readonly PriceLine[], used: number, covers: Cover): ReceiptLine[] {
  let left = used;
  return lines.filter(isPayableByTicket).flatMap((line) => {
    const tickets = Math.min(left, ticketHours(line));
    left -= tickets;
    if (tickets === 0) return [];
    const amount = -hourlyAmount(line.unit_price, tickets * 60);
    return [
      {
        label: familyWord(lineKind.code.ticketsDiscount),
        quantity: `${tickets}枚`,
        amount,
        tax: taxOf(line),
        covered: covers(line),
      },
    ];
  });
}

/**
 * A discount on the whole is shared between the tax classes in proportion; the last one takes the rounding. If the books
 * have the shares, those are used.
 */
function discountLines(
  lines: readonly ReceiptLine[],
  { others_discount_amount: discount, others_discount_reason: reason }: ReceiptChildcare,
  book: readonly BookLine[],
): ReceiptLine[] {
  if (discount === 0) return [];
  const word = familyWord(lineKind.code.othersDiscount);
  const label = reason === '' ? word : `${word}(${reason})`;
  const kept = book.filter(({ line }) => line === lineKind.code.othersDiscount);
  if (kept.length > 0) return byClass(kept, () => label);
  const totals = classTotals(lines).filter(({ amount }) => amount > 0);
  const whole = sum(totals.map(({ amount }) => amount));
  let left = discount;
  return totals.map(({ tax, amount }, index) => {
    const share = index === totals.length - 1 ? left : Math.floor((discount * amount) / whole);
    left -= share;
    return { label, quantity: '', amount: -share, tax, covered: false };
  });
}

type ReceiptChildcare = {
  readonly amount_lines: readonly PriceLine[];
  readonly number_of_tickets_used: number;
  readonly others_discount_amount: Yen;
  readonly others_discount_reason: string;
};

/** Lines of the same kind, price and tax class of several children are written once, unless they stayed apart. */
function usageLines(lines: readonly PriceLine[], covers: Cover): ReceiptLine[] {
  const times = ownTimes(lines);
  const merged = new Map<string, { line: PriceLine; children: number; amount: Yen }>();
  for (const line of lines) {
    const key = [
      line.kind,
      line.unit_price,
      line.quantity,
      taxOf(line),
      covers(line),
      times.get(line.child_index),
      line.outside_reserve_flag,
      line.subsidy?.name,
    ].join(' ');
    const known = merged.get(key);
    merged.set(key, {
      line,
      children: (known?.children ?? 0) + 1,
      amount: (known?.amount ?? 0) + line.amount,
    });
  }
  return [...merged.values()].map(({ line, children, amount }) => ({
    label: `${priceLineName(line)}${apartText(line, times)}`,
    quantity: [quantityOf(line), children > 1 ? `${children}名` : ''].filter((part) => part !== '').join('×'),
    amount,
    tax: taxOf(line),
    covered: covers(line),
  }));
}

/** '(9:50〜12:00)' of the care of siblings who stayed apart, '(ご来園なし)' of one who did not come. */
function apartText(line: PriceLine, times: ReadonlyMap<number, string>): string {
  if (line.absent_percent !== undefined) return '(ご来園なし)';
  if (line.outside_reserve_flag) return OUTSIDE_RESERVE;
  const time = line.kind === 'childcare' ? times.get(line.child_index) : undefined;
  return time === undefined ? '' : `(${time})`;
}

/** A line of the books (app.payment_lines): what a part of an entry was for, in its classes. */
export type BookLine = {
  readonly line: number;
  /** 1 exempt, 2 taxed, 3 outside. */
  readonly tax: number;
  readonly covered_flag: boolean;
  readonly child_id: number | null;
  readonly amount: Yen;
};
const taxCodes: readonly ReceiptTax[] = ['exempt', 'taxed', 'outside'];
export const taxOfCode = (code: number): ReceiptTax => taxCodes[code - 1] ?? 'outside';

export type ReceiptPayment = {
  readonly payment_type: number;
  readonly amount: Yen;
  readonly remarks: string;
  readonly childcare: ReceiptChildcare | null;
  readonly correction?: ReceiptCorrection | null;
  /** What the books say it was for; they decide the classes. */
  readonly book_lines?: readonly BookLine[];
  /** The reserve's children in the order of `child_index`. */
  readonly child_ids?: readonly number[];
};
/** The bill before and after the correction whose difference was paid. */
type ReceiptCorrection = { readonly before: ReceiptChildcare; readonly after: ReceiptChildcare };

function billLines(childcare: ReceiptChildcare, payment: Partial<ReceiptPayment> = {}): ReceiptLine[] {
  const { book_lines = [], child_ids = [] } = payment;
  const covers: Cover = ({ child_index, kind }) =>
    book_lines.some(
      (each) =>
        each.covered_flag && each.line === lineOfPrice[kind] && each.child_id === (child_ids[child_index] ?? null),
    );
  const used = usageLines(childcare.amount_lines, covers);
  const lines = [...used, ...ticketLines(childcare.amount_lines, childcare.number_of_tickets_used, covers)];
  return [...lines, ...discountLines(lines, childcare, book_lines)];
}

/** A difference by tax class: what each class costs more after the correction. */
function correctionLines({ before, after }: ReceiptCorrection, label: string): ReceiptLine[] {
  const was = classTotals(billLines(before));
  const is = classTotals(billLines(after));
  const taxes = [...new Set([...is, ...was].map(({ tax }) => tax))];
  const of = (totals: readonly ClassTotal[], tax: ReceiptTax) => totals.find((each) => each.tax === tax)?.amount ?? 0;
  return taxes
    .map((tax) => ({ label, quantity: '', amount: of(is, tax) - of(was, tax), tax, covered: false }))
    .filter(({ amount }) => amount !== 0);
}

/** Lines of the books, one for each label and pair of classes. */
export function byClass(lines: readonly BookLine[], label: (line: BookLine) => string): ReceiptLine[] {
  const merged = new Map<string, ReceiptLine>();
  for (const each of lines) {
    const words = label(each);
    const key = [words, each.tax, each.covered_flag].join(' ');
    const amount = (merged.get(key)?.amount ?? 0) + each.amount;
    merged.set(key, { label: words, quantity: '', amount, tax: taxOfCode(each.tax), covered: each.covered_flag });
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0);
}

const sameClasses = (lines: readonly ReceiptLine[], book: readonly BookLine[]): boolean =>
  taxCodes.every((tax) =>
    [true, false].every(
      (covered) =>
        sum(lines.filter((each) => each.tax === tax && each.covered === covered).map(({ amount }) => amount)) ===
        sum(
          book
            .filter((each) => taxOfCode(each.tax) === tax && each.covered_flag === covered)
            .map(({ amount }) => amount),
        ),
    ),
  );

/** What a part of a bill, a difference or an entry without a bill is called. */
function entryLabel({ payment_type, remarks, childcare, amount }: ReceiptPayment): string {
  const { usage, cancellationFee } = paymentType.code;
  if (payment_type === cancellationFee) return 'キャンセル料';
  const label = remarks === '' ? paymentType.label(payment_type) : remarks;
  const whole = childcare === null ? amount : sum(billLines(childcare).map((line) => line.amount));
  return payment_type === usage && whole > amount ? `${label}(一部のお支払い)` : label;
}

/**
 * A cancellation fee is compensation and tickets are taxed when they are used, so both are outside the tax; the
 * monthly plan is an ordinary service. The classes are always those of the books: where the bill's own lines do not say the
 * same (a part was paid), the books' lines are written.
 */
export function receiptLines(payment: ReceiptPayment): ReceiptLine[] {
  const { usage, monthlyPlan } = paymentType.code;
  const { childcare, amount, correction, book_lines = [] } = payment;
  const known = book_lines.length > 0;
  if (!correction && payment.payment_type === usage && childcare !== null) {
    const all = billLines(childcare, payment);
    // What was charged always wins: an amount the lines cannot explain is written as one line.
    if (known ? sameClasses(all, book_lines) : sum(all.map((line) => line.amount)) === amount) return all;
  }
  if (known) return byClass(book_lines, () => entryLabel(payment));
  if (correction) {
    const lines = correctionLines(correction, payment.remarks);
    if (sum(lines.map((line) => line.amount)) === amount) return lines;
  }
  const isTaxed = payment.payment_type === monthlyPlan || payment.payment_type === usage;
  const exempt = childcare?.amount_lines.every((line) => taxOf(line) === 'exempt') && childcare.amount_lines.length > 0;
  const tax = !isTaxed ? 'outside' : exempt ? 'exempt' : 'taxed';
  return [{ label: entryLabel({ ...payment, childcare: null }), quantity: '', amount, tax, covered: false }];
}

const taxOrder: readonly ReceiptTax[] = ['taxed', 'exempt', 'outside'];
type ClassTotal = Omit<ReceiptTotal, 'included_tax'>;

/** One total per class that occurs. */
const classTotals = (lines: readonly ReceiptLine[]): ClassTotal[] =>
  taxOrder.flatMap((tax) => {
    const own = lines.filter((line) => line.tax === tax);
    return own.length === 0 ? [] : [{ tax, amount: sum(own.map((line) => line.amount)) }];
  });

/** The tax inside is rounded once per receipt and rate, as invoices must. `percent`: the rate of the day of use. */
export const receiptTotals = (lines: readonly ReceiptLine[], percent: number): ReceiptTotal[] =>
  classTotals(lines).map((total) => ({
    ...total,
    included_tax: total.tax === 'taxed' ? includedTax(total.amount, percent) : 0,
  }));

/** Refunds get no separate receipt; a receipt covers only money that was received. */
export const isReceiptable = (payment: { readonly payment_type: number; readonly amount: Yen }): boolean =>
  payment.payment_type !== paymentType.code.refund && payment.amount > 0;

export const receiptNumber = (payment: { readonly id: number; readonly payment_date: string }): string =>
  `IH-${payment.payment_date.replaceAll('-', '')}-${String(payment.id).padStart(6, '0')}`;

/** The first paper has no ending; each correction counts on: IH-20261116-000042-2. */
export const correctionNumber = (first: string, version: number): string => `${first}-${version}`;
