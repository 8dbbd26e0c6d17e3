import { paymentType, taxClass } from '../codes.ts';
import { ownTimes } from './bill/own-times.ts';
import { isPayableByTicket } from './childcare-amount.ts';
import { hourlyAmount, includedTax, sum, type Yen } from './money.ts';
import type { PriceKind, PriceLine } from './pricing.ts';

/** What a 領収書 says: line items with their tax class, totals per class and the tax inside (domain-rules "Money"). */
export type ReceiptTax = '非課税' | '10%' | '対象外';

export type ReceiptLine = {
  readonly label: string;
  /** '3時間30分', '2食', or ''. */
  readonly quantity: string;
  readonly amount: Yen;
  readonly tax: ReceiptTax;
};

export type ReceiptTotal = { readonly tax: ReceiptTax; readonly amount: Yen; readonly included_tax: Yen };

export const kindLabels: Readonly<Record<PriceKind, string>> = {
  childcare: '保育料',
  zero_year_old: '0歳児加算',
  after_business: '時間外加算',
  holiday: '日曜・祝日加算',
  current_day: '当日予約料',
  meal_support: '食事',
};
const hourly: ReadonlySet<PriceKind> = new Set(['childcare', 'zero_year_old', 'after_business', 'holiday']);
const standardPercent = 10;

/** What a child that did not come owes is compensation, like a cancellation fee. */
function taxOf(line: Pick<PriceLine, 'tax_class' | 'absent_percent'>): ReceiptTax {
  if (line.absent_percent !== undefined) return '対象外';
  return line.tax_class === taxClass.code.exempt ? '非課税' : '10%';
}

export function quantityOf({ kind, quantity }: Pick<PriceLine, 'kind' | 'quantity'>): string {
  if (kind === 'meal_support') return `${quantity}食`;
  if (!hourly.has(kind)) return '';
  const hours = Math.floor(quantity / 60);
  const minutes = quantity % 60;
  return `${hours > 0 ? `${hours}時間` : ''}${minutes > 0 ? `${minutes}分` : ''}`;
}

/** Tickets pay whole hours of the childcare lines, child by child, so they lower that line's own tax class. */
function ticketLines(lines: readonly PriceLine[], used: number): ReceiptLine[] {
  let left = used;
  return lines.filter(isPayableByTicket).flatMap((line) => {
    const tickets = Math.min(left, Math.floor(line.quantity / 60));
    left -= tickets;
    if (tickets === 0) return [];
    const amount = -hourlyAmount(line.unit_price, tickets * 60);
    return [{ label: '回数券のご利用', quantity: `${tickets}枚`, amount, tax: taxOf(line) }];
  });
}

/** A discount on the whole is shared between the tax classes in proportion; the last one takes the rounding. */
function discountLines(lines: readonly ReceiptLine[], discount: Yen, reason: string): ReceiptLine[] {
  if (discount === 0) return [];
  const totals = receiptTotals(lines).filter(({ amount }) => amount > 0);
  const whole = sum(totals.map(({ amount }) => amount));
  let left = discount;
  return totals.map(({ tax, amount }, index) => {
    const share = index === totals.length - 1 ? left : Math.floor((discount * amount) / whole);
    left -= share;
    return { label: reason === '' ? '割引' : `割引(${reason})`, quantity: '', amount: -share, tax };
  });
}

export type ReceiptChildcare = {
  readonly amount_lines: readonly PriceLine[];
  readonly number_of_tickets_used: number;
  readonly others_discount_amount: Yen;
  readonly others_discount_reason: string;
};

/** Lines of the same kind, price and tax class of several children are written once, unless they stayed apart. */
function usageLines(lines: readonly PriceLine[]): ReceiptLine[] {
  const times = ownTimes(lines);
  const merged = new Map<string, { line: PriceLine; children: number; amount: Yen }>();
  for (const line of lines) {
    const key = [line.kind, line.unit_price, line.quantity, taxOf(line), times.get(line.child_index)].join(' ');
    const known = merged.get(key);
    merged.set(key, {
      line,
      children: (known?.children ?? 0) + 1,
      amount: (known?.amount ?? 0) + line.amount,
    });
  }
  return [...merged.values()].map(({ line, children, amount }) => ({
    label: `${kindLabels[line.kind]}${apartWords(line, times)}`,
    quantity: [quantityOf(line), children > 1 ? `${children}名` : ''].filter((part) => part !== '').join('×'),
    amount,
    tax: taxOf(line),
  }));
}

/** '(9:50〜12:00)' of the care of siblings who stayed apart, '(ご来園なし)' of one who did not come. */
function apartWords(line: PriceLine, times: ReadonlyMap<number, string>): string {
  if (line.absent_percent !== undefined) return '(ご来園なし)';
  const time = line.kind === 'childcare' ? times.get(line.child_index) : undefined;
  return time === undefined ? '' : `(${time})`;
}

export type ReceiptPayment = {
  readonly payment_type: number;
  readonly amount: Yen;
  readonly remarks: string;
  readonly childcare: ReceiptChildcare | null;
};

/**
 * A cancellation fee is compensation and tickets are taxed when they are used, so both stand outside the tax; the
 * monthly plan is an ordinary service.
 */
export function receiptLines(payment: ReceiptPayment): ReceiptLine[] {
  const { usage, cancellation_fee, monthly_plan } = paymentType.code;
  const { childcare, amount } = payment;
  if (payment.payment_type === usage && childcare !== null) {
    const used = usageLines(childcare.amount_lines);
    const paidByTickets = ticketLines(childcare.amount_lines, childcare.number_of_tickets_used);
    const lines = [...used, ...paidByTickets];
    const all = [...lines, ...discountLines(lines, childcare.others_discount_amount, childcare.others_discount_reason)];
    // What was charged always wins: an amount the lines cannot explain is written as one line.
    if (sum(all.map((line) => line.amount)) === amount) return all;
  }
  const isTaxed = payment.payment_type === monthly_plan || payment.payment_type === usage;
  const exempt = childcare?.amount_lines.every((line) => taxOf(line) === '非課税') && childcare.amount_lines.length > 0;
  const tax = !isTaxed ? '対象外' : exempt ? '非課税' : '10%';
  const label = payment.payment_type === cancellation_fee ? 'キャンセル料' : payment.remarks;
  return [{ label: label === '' ? paymentType.label(payment.payment_type) : label, quantity: '', amount, tax }];
}

const taxOrder: readonly ReceiptTax[] = ['10%', '非課税', '対象外'];

/** One total per class that occurs; the tax inside is rounded once per receipt and rate, as invoices must. */
export function receiptTotals(lines: readonly ReceiptLine[]): ReceiptTotal[] {
  return taxOrder.flatMap((tax) => {
    const own = lines.filter((line) => line.tax === tax);
    if (own.length === 0) return [];
    const amount = sum(own.map((line) => line.amount));
    return [{ tax, amount, included_tax: tax === '10%' ? includedTax(amount, standardPercent) : 0 }];
  });
}

/** Refunds have no receipt of their own; nothing is receipted that was not received. */
export const isReceiptable = (payment: { readonly payment_type: number; readonly amount: Yen }): boolean =>
  payment.payment_type !== paymentType.code.refund && payment.amount > 0;

export const receiptNumber = (payment: { readonly id: number; readonly payment_date: string }): string =>
  `IH-${payment.payment_date.replaceAll('-', '')}-${String(payment.id).padStart(6, '0')}`;
