import type { DayHours } from '../../calendar/capacity.ts';
import { type Instant, timeText } from '../../time.ts';
import { percentOf, sum, type Yen } from '../../yen.ts';
import { subsidize } from '../child-subsidy.ts';
import {
  actualStay,
  applyTickets,
  type ChildcareAmount,
  childcareAmountOf,
  type TicketBundle,
  type TicketPreference,
} from '../childcare-amount.ts';
import { type Price, type PricedStay, type PriceLine, type PriceList, price } from '../pricing.ts';
import { settledLines } from './agreed-price.ts';

/** One child's own part of a stay, in the order of the reserve's children. */
export type ChildSpan =
  | { readonly came: true; readonly start_datetime: Instant; readonly end_datetime: Instant }
  /** Did not come while a sibling did: so many percent of what was planned for it. */
  | { readonly came: false; readonly percent: number };

/**
 * What a stay costs when each child came and left at its own times: the one place that prices a stay that took place, at
 * check-out and when a bill is corrected later. Each child is billed from the earlier of planned and its own arrival to
 * the later of planned and its own leaving (actualStay); the columns are the sums over the children. Tickets pay only for
 * children who came. `agreed`: the lines the family accepted, which the reserved time never costs more than.
 */
export function stayBill(
  planned: PricedStay,
  agreed: readonly PriceLine[],
  spans: readonly ChildSpan[],
  list: PriceList,
  hours: Pick<DayHours, 'extended_open_time' | 'extended_close_time'>,
  ticketsOf: { readonly bundles: readonly TicketBundle[]; readonly choice: TicketPreference },
  others_discount: Yen = 0,
): ChildcareAmount {
  if (spans.length !== planned.children.length) throw new Error(`Unexpected value: ${spans.length} spans`);
  const each = planned.children.map((child, index) =>
    childPrice({ ...planned, children: [child] }, spans[index], index),
  );
  function childPrice(stay: PricedStay, span: ChildSpan | undefined, child_index: number): Price {
    if (span === undefined || !span.came)
      return absentPrice(price(stay, list, subsidize), child_index, span?.percent ?? 100);
    const actual = actualStay(stay, span, hours);
    const priced = price(actual, list, subsidize);
    const [from, to] = [timeText(actual.start), timeText(actual.end)];
    const lines = priced.lines.map((line) => ({
      ...line,
      child_index,
      ...(line.kind === 'childcare' && { from, to }),
    }));
    return { ...priced, lines };
  }
  const billed = togetherOf(each);
  const reserved = planned.children.flatMap((child, child_index) =>
    price({ ...planned, children: [child] }, list, subsidize).lines.map((line) => ({ ...line, child_index })),
  );
  const lines = settledLines({ agreed, reserved, actual: billed.lines });
  const whole = { ...billed, lines, total: sum(lines.map(({ amount }) => amount)) };
  const tickets = applyTickets(whole.lines, ticketsOf.bundles, planned.date, ticketsOf.choice);
  return childcareAmountOf(whole, tickets, others_discount);
}

/** The planned lines at a percentage, each marked, so that the bill can say why it is there. */
function absentPrice(priced: Price, child_index: number, absent_percent: number): Price {
  const lines = priced.lines.map(
    (line): PriceLine => ({ ...line, child_index, amount: percentOf(line.amount, absent_percent), absent_percent }),
  );
  return { ...priced, lines, total: sum(lines.map(({ amount }) => amount)) };
}

const togetherOf = (each: readonly Price[]): Price => ({
  lines: each.flatMap(({ lines }) => lines),
  total: sum(each.map(({ total }) => total)),
  billed_minutes: Math.max(0, ...each.map(({ billed_minutes }) => billed_minutes)),
  after_business_minutes: Math.max(0, ...each.map(({ after_business_minutes }) => after_business_minutes)),
  holiday_flag: each.some(({ holiday_flag }) => holiday_flag),
});
