import { lineKind } from '../billing/bill/line-kinds.ts';
import { addMonths, type TokyoDate } from '../time.ts';
import { formatYen, sum, type Yen } from '../yen.ts';

/** The sheet of a month of one branch, or of what belongs to none (app.month_sheet); stored unchanged with the close. */
export type MonthSheet = {
  readonly lines: readonly {
    readonly line: number;
    readonly tax: number;
    readonly covered: boolean;
    readonly amount: Yen;
  }[];
  readonly card: Yen;
  readonly desk: Yen;
  readonly total: Yen;
  readonly entries: number;
  readonly receivables: {
    readonly opening: Yen;
    readonly billed: Yen;
    readonly paid: Yen;
    readonly written_off: Yen;
    readonly closing: Yen;
  };
  readonly claims: readonly {
    readonly reserve_id: number;
    readonly kind: number;
    readonly date: TokyoDate;
    readonly amount: Yen;
  }[];
  /** Null for a branch: tickets belong to none. */
  readonly tickets: TicketStanding | null;
  /** What was used at this branch. */
  readonly tickets_here: { readonly number: number; readonly amount: Yen };
  readonly payouts: readonly {
    readonly stripe_payout_id: string;
    readonly arrival_date: TokyoDate;
    readonly amount: Yen;
    readonly fee: Yen;
    readonly difference: Yen;
    readonly status: string;
  }[];
  readonly fee: Yen;
};

export const ticketSteps = ['opening', 'sold', 'used', 'refunded', 'expired', 'closing'] as const;
type TicketStanding = Readonly<Record<`${(typeof ticketSteps)[number]}_${'number' | 'amount'}`, number>>;

const { cancellationFee, refund } = lineKind.code;
const amountOfLine = ({ lines }: MonthSheet, wanted: number): Yen =>
  sum(lines.filter(({ line }) => line === wanted).map(({ amount }) => amount));
export const feesOfSheet = (sheet: MonthSheet): Yen => amountOfLine(sheet, cancellationFee);
export const refundsOfSheet = (sheet: MonthSheet): Yen => amountOfLine(sheet, refund);
export const salesOfSheet = (sheet: MonthSheet): Yen => sheet.total - refundsOfSheet(sheet);

/** What on a sheet does not add up, in words; unless empty, it must be looked into before the month is closed. */
export function sheetFaults(sheet: MonthSheet): string[] {
  const faults: string[] = [];
  const check = (name: string, found: number, wanted: number) => {
    if (found !== wanted) faults.push(`${name}が合いません(${formatYen(found)}と${formatYen(wanted)})。`);
  };
  check('内訳の合計と入金', sum(sheet.lines.map(({ amount }) => amount)), sheet.total);
  check('カードと窓口の合計と入金', sheet.card + sheet.desk, sheet.total);
  const { opening, billed, paid, written_off, closing } = sheet.receivables;
  check('未収金', opening + billed - paid - written_off, closing);
  check('未収金の一覧', sum(sheet.claims.map(({ amount }) => amount)), closing);
  const { tickets } = sheet;
  if (tickets !== null) {
    const { opening_number, sold_number, used_number, refunded_number, expired_number, closing_number } = tickets;
    const { opening_amount, sold_amount, used_amount, refunded_amount, expired_amount, closing_amount } = tickets;
    const left = opening_number + sold_number - used_number - refunded_number - expired_number;
    if (left !== closing_number) faults.push(`回数券の枚数が合いません(${left}枚と${closing_number}枚)。`);
    const worth = opening_amount + sold_amount - used_amount - refunded_amount - expired_amount;
    check('回数券の金額', worth, closing_amount);
  }
  return faults;
}

/** Why a month cannot be closed yet. */
export type MonthBlock = {
  readonly kind: 'month_running' | 'day_unbalanced' | 'day_unchecked' | 'day_open' | 'sheet_fault';
  readonly dates: readonly TokyoDate[];
  readonly text: string;
};

const isMonthOver = (month: string, today: TokyoDate): boolean => month < today.slice(0, 7);
export const firstOfMonth = (month: string): TokyoDate => `${month}-01`;
/** The newest months first, this one included. */
export const recentMonths = (today: TokyoDate, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addMonths(firstOfMonth(today.slice(0, 7)), -back).slice(0, 7));

type OpenMonthDays = {
  readonly unbalanced: readonly TokyoDate[];
  readonly unchecked: readonly TokyoDate[];
  readonly open: readonly TokyoDate[];
};

/** Everything that blocks the close of a month, in the order to resolve it. */
export function monthBlocks(
  month: string,
  today: TokyoDate,
  days: OpenMonthDays,
  faults: readonly string[] = [],
): MonthBlock[] {
  const blocks: MonthBlock[] = [];
  const add = (kind: MonthBlock['kind'], dates: readonly TokyoDate[], text: string) =>
    blocks.push({ kind, dates, text });
  if (!isMonthOver(month, today))
    add('month_running', [], 'この月はまだ終わっていません。月が替わってから締めてください。');
  if (days.open.length > 0) {
    add('day_open', days.open, '締めていない日があります。園の日報で、その日を締めてください。');
  }
  if (days.unbalanced.length > 0) {
    add('day_unbalanced', days.unbalanced, '帳簿とStripeが一致しない日があります。本部へのお知らせをご確認ください。');
  }
  if (days.unchecked.length > 0) {
    add('day_unchecked', days.unchecked, 'Stripeとの照合がまだの日があります。夜の照合が終わってから締めてください。');
  }
  for (const text of faults) add('sheet_fault', [], text);
  return blocks;
}
