import { type LineKind, lineKind, lineOfPrice } from '../billing/bill/line-kinds.ts';
import { ticketHours } from '../billing/childcare-amount.ts';
import { benefitCover } from '../billing/papers/paper-codes.ts';
import type { PriceKind, PriceLine } from '../billing/pricing.ts';
import { paymentType, taxClass } from '../codes.ts';
import { sum, type Yen } from '../yen.ts';
import { salesTax } from './figures/figure-list.ts';
import type { SalesTax } from './journal-codes.ts';

/** A line of the books: what a part of an entry was for, in its tax class, whether 無償化 covers it, and whose care it was. */
export type EntryLine = {
  readonly line: LineKind;
  readonly tax: SalesTax;
  readonly covered_flag: boolean;
  readonly child_id: number | null;
  readonly amount: Yen;
};

/** A bill as far as its lines depend on it. */
export type Bill = {
  readonly amount_lines: readonly PriceLine[];
  readonly number_of_tickets_used: number;
  readonly others_discount_amount: Yen;
};

/** Whose stay a bill is of, and what 無償化 covers there on that day. */
export type StayCover = {
  /** In the order of `child_index`. */
  readonly children: readonly { readonly child_id: number; readonly schoolchild_flag: boolean }[];
  /** The branch had its 確認 that day. */
  readonly confirmed: boolean;
  /** The setting of that day: `benefitCover` by kind; null before there was one. */
  readonly benefit: Readonly<Record<Exclude<PriceKind, 'own_tariff' | 'subsidy'>, number>> | null;
};

const { exempt, standard, outside } = salesTax.code;

/** What a child that did not come owes is compensation, like a cancellation fee. */
const taxOf = (line: PriceLine): SalesTax =>
  line.absent_percent !== undefined ? outside : line.tax_class === taxClass.code.exempt ? exempt : standard;

function isCovered(line: PriceLine, { children, confirmed, benefit }: StayCover): boolean {
  const child = children[line.child_index];
  if (line.absent_percent !== undefined || child === undefined || child.schoolchild_flag) return false;
  // Hours with a price of their own are another service.
  if (line.kind === 'own_tariff' || line.subsidy?.minutes === 0) return false;
  // What is taken off care is taken off what 無償化 covers of it.
  const kind = line.kind === 'subsidy' ? 'childcare' : line.kind;
  return confirmed && benefit?.[kind] === benefitCover.code.covered;
}

const classKey = ({ tax, covered_flag, child_id }: Omit<EntryLine, 'line' | 'amount'>): string =>
  `${tax} ${covered_flag} ${child_id}`;

/** Lines of the same kind and classes are one; what comes to nothing is none. In the order of the list, then of the classes. */
export function mergedLines(lines: readonly EntryLine[]): EntryLine[] {
  const sums = new Map<string, EntryLine>();
  for (const each of lines) {
    const key = `${each.line} ${classKey(each)}`;
    sums.set(key, { ...each, amount: (sums.get(key)?.amount ?? 0) + each.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort((a, b) => a.line - b.line || inOrder(a, b));
}

type ClassSum = Omit<EntryLine, 'line'>;
/** By tax, what is not covered before what is, then by child; lines without a child last. */
const inOrder = (a: ClassSum, b: ClassSum): number =>
  a.tax - b.tax ||
  Number(a.covered_flag) - Number(b.covered_flag) ||
  (a.child_id ?? Number.MAX_SAFE_INTEGER) - (b.child_id ?? Number.MAX_SAFE_INTEGER);

/** What each class comes to, of those that come to more than nothing. */
function classSums(lines: readonly ClassSum[]): ClassSum[] {
  const sums = new Map<string, ClassSum>();
  for (const { tax, covered_flag, child_id, amount } of lines) {
    const key = classKey({ tax, covered_flag, child_id });
    sums.set(key, { tax, covered_flag, child_id, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0).sort(inOrder);
}

/** An amount shared in proportion: each takes the whole yen up to its own end, so that nothing is lost or made. */
function shared(amount: Yen, classes: readonly ClassSum[], line: LineKind): EntryLine[] {
  const whole = sum(classes.map((each) => each.amount));
  let before = 0;
  return classes.map((each) => {
    const start = Math.trunc((amount * before) / whole);
    before += each.amount;
    return { ...each, line, amount: Math.trunc((amount * before) / whole) - start };
  });
}

/** The order in which tax classes take their share of a discount: the last takes the rest. */
const discountOrder: readonly SalesTax[] = [standard, exempt, outside];

/**
 * The lines of a bill: what was used, less tickets (whole hours, child by child, of the class they pay for), less a discount
 * (shared between the tax classes in proportion, and inside a class between its children likewise).
 */
export function linesOfBill(bill: Bill, cover: StayCover): EntryLine[] {
  const { ticketsDiscount, othersDiscount } = lineKind.code;
  const classOf = (line: PriceLine) => ({
    tax: taxOf(line),
    covered_flag: isCovered(line, cover),
    child_id: cover.children[line.child_index]?.child_id ?? null,
  });
  const used = bill.amount_lines.map(
    (line): EntryLine => ({ line: lineOfPrice[line.kind], ...classOf(line), amount: line.amount }),
  );
  let tickets = bill.number_of_tickets_used;
  const byTickets = bill.amount_lines
    .filter(({ kind, absent_percent }) => kind === 'childcare' && absent_percent === undefined)
    .map((line): EntryLine => {
      const hours = Math.min(ticketHours(line), Math.max(0, tickets));
      tickets -= ticketHours(line);
      return { line: ticketsDiscount, ...classOf(line), amount: -line.unit_price * hours };
    });
  const priced = [...used, ...byTickets];
  const taxes = discountOrder
    .map((tax) => ({ tax, amount: sum(priced.filter((each) => each.tax === tax).map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount > 0);
  const whole = sum(taxes.map(({ amount }) => amount));
  let left = bill.others_discount_amount;
  const discounts = taxes.flatMap(({ tax, amount }, index) => {
    const share = index === taxes.length - 1 ? left : Math.floor((bill.others_discount_amount * amount) / whole);
    left -= share;
    const own = classSums(priced.filter((each) => each.tax === tax));
    return shared(-share, own, othersDiscount);
  });
  return mergedLines([...priced, ...discounts]);
}

/** What the books know of an entry when it is written (app.entry_facts). */
export type EntryFacts = {
  /** Of a stay: the bill that was charged first. */
  readonly bill: Bill | null;
  /** Of the difference of a correction: both bills. */
  readonly correction: { readonly before: Bill; readonly after: Bill } | null;
  readonly cover: StayCover | null;
  /** Lines of the entry that is taken back; of the payment that is refunded and its refunds; of what was paid before of the same claim. */
  readonly written: readonly EntryLine[];
};
export type NewEntry = {
  readonly amount: Yen;
  readonly payment_type: number;
  readonly reverses_payment_id: number | null;
};

const nobody = { covered_flag: false, child_id: null } as const;
const minus = (lines: readonly EntryLine[]): EntryLine[] => lines.map((each) => ({ ...each, amount: -each.amount }));

/**
 * What an entry was for. A part of a bill is shared between what is still open of its classes; what no bill explains is one
 * line, "difference", as on the receipt. The lines always add up to the entry.
 */
export function linesOfEntry(entry: NewEntry, facts: EntryFacts): EntryLine[] {
  const { amount } = entry;
  const { cancellationFee, monthlyPlan, ticketsSold, refund } = lineKind.code;
  if (amount === 0) return [];
  if (entry.reverses_payment_id !== null) return minus(facts.written);
  switch (entry.payment_type) {
    case paymentType.code.refund: {
      // Money goes back in the classes it came in, of what is left of each.
      const back = shared(amount, classSums(facts.written), refund).filter((each) => each.amount !== 0);
      return back.length > 0 ? back : [{ line: refund, tax: outside, ...nobody, amount }];
    }
    case paymentType.code.usage:
      return linesOfUsage(amount, facts);
    case paymentType.code.cancellationFee:
      return [{ line: cancellationFee, tax: outside, ...nobody, amount }];
    case paymentType.code.monthlyPlan:
      return [{ line: monthlyPlan, tax: standard, ...nobody, amount }];
    case paymentType.code.tickets:
      return [{ line: ticketsSold, tax: outside, ...nobody, amount }];
    default:
      throw new Error(`Unexpected value: ${entry.payment_type}`);
  }
}

function linesOfUsage(amount: Yen, { bill, correction, cover, written }: EntryFacts): EntryLine[] {
  const { difference } = lineKind.code;
  const claimed =
    cover === null
      ? []
      : correction !== null
        ? [...linesOfBill(correction.after, cover), ...minus(linesOfBill(correction.before, cover))]
        : bill === null
          ? []
          : linesOfBill(bill, cover);
  const open = mergedLines([...claimed, ...minus(written)]);
  const whole = sum(open.map((each) => each.amount));
  if (open.length > 0 && whole === amount) return open;
  if (amount < whole) return shared(amount, classSums(open), difference).filter((each) => each.amount !== 0);
  const isExempt =
    bill !== null && bill.amount_lines.length > 0 && bill.amount_lines.every((line) => taxOf(line) === exempt);
  return [{ line: difference, tax: isExempt ? exempt : standard, ...nobody, amount }];
}
