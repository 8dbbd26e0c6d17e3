import { familyWord, lineKind, lineOfPrice } from '../../billing/bill/line-kinds.ts';
import type { TokyoDate } from '../../time.ts';
import { formatTimeRange } from '../../time-format.ts';
import { sum, type Yen } from '../../yen.ts';
import { salesTax } from '../figures/figure-list.ts';

/** One stay of one child, on a day on which the branch had its 確認; both times as they were, not as they were reserved. */
export type ProvidedStay = {
  readonly date: TokyoDate;
  readonly start: Date | string;
  readonly end: Date | string;
};

/** Lines of the books (app.payment_lines) of the child's stays. */
export type CertificateLine = {
  readonly date: TokyoDate;
  readonly line: number;
  readonly tax: number;
  readonly covered_flag: boolean;
  readonly amount: Yen;
};

export type CertificatePart = { readonly label: string; readonly amount: Yen };
type CertificateDay = { readonly date: TokyoDate; readonly times: readonly string[] };

/** What 提供証明書兼領収証 says of a child's month at one branch: ① what 無償化 covers, ② what it does not. */
export type Certificate = {
  readonly days: readonly CertificateDay[];
  readonly covered: Yen;
  readonly covered_parts: readonly CertificatePart[];
  readonly not_covered: Yen;
  readonly not_covered_parts: readonly CertificatePart[];
  readonly total: Yen;
};

const { cancellationFee, monthlyPlan, ticketsSold } = lineKind.code;
/** Lines that no stay has. */
const notOfStays: ReadonlySet<number> = new Set([cancellationFee, monthlyPlan, ticketsSold]);
const priced: ReadonlySet<number> = new Set(Object.values(lineOfPrice));

/** Outside the tax: what a child that did not come owes, which is no price of care. */
export function certificateLineLabel({ line, tax }: Pick<CertificateLine, 'line' | 'tax'>): string {
  if (tax === salesTax.code.outside && priced.has(line)) return 'ご来園がなかった分';
  return lineKind.has(line) && !notOfStays.has(line) ? familyWord(line) : 'その他';
}

/** The parts add up to their amount; what came to nothing is not named. */
function partsOf(lines: readonly CertificateLine[]): CertificatePart[] {
  const parts = new Map<string, Yen>();
  for (const each of [...lines].sort((a, b) => a.line - b.line)) {
    const label = certificateLineLabel(each);
    parts.set(label, (parts.get(label) ?? 0) + each.amount);
  }
  return [...parts].filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount }));
}

export function certificateOf(stays: readonly ProvidedStay[], lines: readonly CertificateLine[]): Certificate {
  const byDate = new Map<TokyoDate, string[]>();
  const inOrder = [...stays].sort((a, b) => new Date(a.start).getTime() - new Date(b.start).getTime());
  for (const { date, start, end } of inOrder) {
    byDate.set(date, [...(byDate.get(date) ?? []), formatTimeRange(start, end)]);
  }
  const amountOf = (own: readonly CertificateLine[]) => sum(own.map(({ amount }) => amount));
  const [coveredLines, others] = [
    lines.filter((each) => each.covered_flag),
    lines.filter((each) => !each.covered_flag),
  ];
  const [covered, not_covered] = [amountOf(coveredLines), amountOf(others)];
  return {
    days: [...byDate].map(([date, times]) => ({ date, times })),
    covered,
    covered_parts: partsOf(coveredLines),
    not_covered,
    not_covered_parts: partsOf(others),
    total: covered + not_covered,
  };
}

/** Why a month gives a paper, or none yet. */
export const certificateStates = ['ready', 'month_not_over', 'unpaid', 'nothing_paid', 'branch_unconfirmed'] as const;
export type CertificateState = (typeof certificateStates)[number];

const isMonthOver = (month: TokyoDate, today: TokyoDate): boolean => month.slice(0, 7) < today.slice(0, 7);

export function certificateState(of: {
  readonly month: TokyoDate;
  readonly today: TokyoDate;
  /** The branch had its 確認 on a day of the child's. */
  readonly confirmed: boolean;
  /** Days of the child's month of which something is still open. */
  readonly unpaid: number;
  readonly total: Yen;
  /** A paper was already issued: later refunds need a new one, even if nothing is left. */
  readonly issued: boolean;
}): CertificateState {
  if (!of.confirmed) return 'branch_unconfirmed';
  if (!isMonthOver(of.month, of.today)) return 'month_not_over';
  if (of.unpaid > 0) return 'unpaid';
  return of.total === 0 && !of.issued ? 'nothing_paid' : 'ready';
}
