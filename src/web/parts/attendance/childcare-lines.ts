import { z } from 'zod';
import { priceLine } from '../../../contract/functions/billing/price-lines.ts';
import { priceLineName } from '../../../domain/billing/bill/line-kinds.ts';
import { absenceText, ownTimes } from '../../../domain/billing/bill/own-times.ts';
import { OUTSIDE_RESERVE, quantityOf } from '../../../domain/billing/papers/receipt.ts';
import { GRANTED_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { formatYen, sum } from '../../../domain/yen.ts';
import type { ShownPriceLine } from '../../ui/price-lines.tsx';
import { calledName } from '../reserves/start/who.ts';

type Line = z.output<typeof priceLine>;

export type ChildcareAmounts = {
  readonly amount_lines: unknown;
  readonly tickets_discount_amount: number;
  readonly others_discount_amount: number;
  readonly others_discount_reason: string;
  readonly number_of_tickets_used: number;
  readonly ticket_uses?: readonly { number: number; ticket: { granted_flag: boolean } | null }[];
  readonly total_amount: number;
};

/** The stored lines; rows from before a format change are shown by their total alone. */
function readLines(stored: unknown): Line[] {
  const read = z.array(priceLine).safeParse(stored);
  return read.success ? read.data : [];
}

const perHour: ReadonlySet<Line['kind']> = new Set(['childcare', 'zero_year_old', 'after_business', 'holiday']);
const keyOf = ({ child_index, kind, unit_price, outside_reserve_flag }: Line): string =>
  `${child_index} ${kind} ${unit_price}${outside_reserve_flag ? ' outside' : ''}`;

/**
 * What was planned beside what was used, line by line: unit × quantity in words, then tickets and discounts. A line that
 * exists on one side only is 0 on the other.
 */
export function childcareLines(
  childcare: ChildcareAmounts,
  plannedLines: unknown,
  names: readonly string[],
): ShownPriceLine[] {
  const planned = new Map(readLines(plannedLines).map((line) => [keyOf(line), line]));
  const actual = new Map(readLines(childcare.amount_lines).map((line) => [keyOf(line), line]));
  const times = ownTimes([...actual.values()]);
  const used: ShownPriceLine[] = [...new Map([...planned, ...actual])].map(([key, line]) => ({
    key,
    label: labelOf(line, names),
    detail: detailOf(planned.get(key), actual.get(key), times),
    planned: planned.get(key)?.amount ?? 0,
    actual: actual.get(key)?.amount ?? 0,
  }));
  return [...used, ...deductions(childcare)];
}

function labelOf(line: Line, names: readonly string[]): string {
  const name = names.length > 1 ? names[line.child_index] : undefined;
  const label = `${priceLineName(line)}${line.outside_reserve_flag ? OUTSIDE_RESERVE : ''}`;
  return name === undefined ? label : `${label} ${calledName(name)}`;
}

/** 1,000円/時間 × 3時間, and where they differ 3時間→3時間30分; siblings who stayed apart with their own times. */
function detailOf(
  planned: Line | undefined,
  actual: Line | undefined,
  times: ReadonlyMap<number, string>,
): string | undefined {
  const line = actual ?? planned;
  if (line === undefined) return undefined;
  const absence = absenceText(line);
  if (absence !== null) return absence;
  const [before, after] = [planned && quantityOf(planned), actual && quantityOf(actual)];
  const quantity = before && after && before !== after ? `${before}→${after}` : (after ?? before);
  if (!quantity) return undefined;
  const time = line.kind === 'childcare' ? times.get(line.child_index) : undefined;
  return `${formatYen(line.unit_price)}${perHour.has(line.kind) ? '/時間' : ''} × ${quantity}${time ? `(${time})` : ''}`;
}

function deductions(childcare: ChildcareAmounts): ShownPriceLine[] {
  const { number_of_tickets_used, tickets_discount_amount, others_discount_amount, others_discount_reason } = childcare;
  const lines: ShownPriceLine[] = [];
  if (number_of_tickets_used > 0) {
    const granted = sum((childcare.ticket_uses ?? []).map((use) => (use.ticket?.granted_flag ? use.number : 0)));
    const gift = granted > 0 ? `(うち${GRANTED_WORDS}${granted}枚)` : '';
    const detail = `${number_of_tickets_used}枚${gift}を使い、${number_of_tickets_used}時間分の保育料にあてました`;
    lines.push({ key: 'tickets', label: '回数券', detail, planned: 0, actual: -tickets_discount_amount });
  }
  if (others_discount_amount > 0) {
    const detail = others_discount_reason || undefined;
    lines.push({ key: 'others', label: '割引', detail, planned: 0, actual: -others_discount_amount });
  }
  return lines;
}
