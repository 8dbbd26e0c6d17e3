import { z } from 'zod';
import { priceLine } from '../../../../contract/functions/billing/price-lines.ts';
import { priceLineName } from '../../../../domain/billing/bill/line-kinds.ts';
import { absenceText, ownTimes } from '../../../../domain/billing/bill/own-times.ts';
import { OUTSIDE_RESERVE, quantityOf } from '../../../../domain/billing/papers/receipt.ts';
import type { ShownPriceLine } from '../../../ui/price-lines.tsx';

type Line = z.output<typeof priceLine>;

const linesOf = (value: unknown): Line[] => {
  const parsed = z.array(priceLine).safeParse(value);
  return parsed.success ? parsed.data : [];
};
const keyOf = (line: Line) =>
  `${line.child_index} ${line.kind} ${line.outside_reserve_flag ?? ''} ${line.subsidy?.approval_id ?? ''}`;

function labelOf(line: Line, names: readonly string[]): string {
  const name = names.length > 1 ? names[line.child_index] : undefined;
  const label = `${priceLineName(line)}${line.outside_reserve_flag ? OUTSIDE_RESERVE : ''}`;
  return name === undefined ? label : `${label} ${name}`;
}

export function plannedLines(amount_lines: unknown, names: readonly string[]): ShownPriceLine[] {
  return linesOf(amount_lines).map((line) => ({
    key: keyOf(line),
    label: labelOf(line, names),
    detail: quantityOf(line) || undefined,
    planned: line.amount,
  }));
}

type Settled = {
  amount_lines: unknown;
  tickets_discount_amount: number;
  number_of_tickets_used: number;
  others_discount_amount: number;
  others_discount_reason: string;
};

/** 3時間, with the child's own times where siblings stayed apart, or why a child that did not come is billed. */
function detailOf(line: Line, times: ReadonlyMap<number, string>): string | undefined {
  const time = line.kind === 'childcare' ? times.get(line.child_index) : undefined;
  return absenceText(line) ?? ([quantityOf(line), time].filter(Boolean).join(' ') || undefined);
}

/** Planned beside actual: lines of either side, then tickets and discount, which are never planned. */
export function settlementLines(planned: unknown, actual: Settled, names: readonly string[]): ShownPriceLine[] {
  const before = linesOf(planned);
  const after = linesOf(actual.amount_lines);
  const times = ownTimes(after);
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const lines = keys.flatMap((key): ShownPriceLine[] => {
    const was = before.find((line) => keyOf(line) === key);
    const is = after.find((line) => keyOf(line) === key);
    const line = is ?? was;
    if (!line) return [];
    return [
      {
        key,
        label: labelOf(line, names),
        detail: detailOf(line, times),
        planned: was?.amount ?? 0,
        actual: is?.amount ?? 0,
      },
    ];
  });
  if (actual.tickets_discount_amount > 0) {
    const detail = `${actual.number_of_tickets_used}枚`;
    lines.push({ key: 'tickets', label: '回数券', detail, planned: 0, actual: -actual.tickets_discount_amount });
  }
  if (actual.others_discount_amount > 0) {
    const detail = actual.others_discount_reason;
    lines.push({ key: 'discount', label: '割引', detail, planned: 0, actual: -actual.others_discount_amount });
  }
  return lines;
}
