import type { MinuteOfDay, TokyoDate } from '../../time.ts';
import { percentOf, sum, type Yen } from '../../yen.ts';
import type { Price, PriceKind, PriceLine } from '../pricing.ts';

/**
 * What was agreed stays (decision 67): what the company changes after a reserve was confirmed never raises what its reserved
 * time costs, and a fall is given. Time outside the reserved time is billed by the rules of the day.
 */
type StaySides = {
  /** As last accepted by the family; empty where no lines are known, then the day's rules alone decide. */
  readonly agreed: readonly PriceLine[];
  /** The reserved time by the rules of the day. */
  readonly reserved: readonly PriceLine[];
  /** The time billed by the rules of the day; of a child that did not come its percentage. */
  readonly actual: readonly PriceLine[];
};

/** Counted, not measured in time: only what was really had is compared, what came on top is the day's. */
const counted: ReadonlySet<PriceKind> = new Set(['meal_support', 'current_day']);

const total = (lines: readonly PriceLine[]): Yen => sum(lines.map(({ amount }) => amount));
const lineOf = (lines: readonly PriceLine[], { child_index, kind, subsidy }: PriceLine): PriceLine | undefined =>
  lines.find(
    (line) =>
      line.child_index === child_index && line.kind === kind && line.subsidy?.approval_id === subsidy?.approval_id,
  );

export function settledLines({ agreed, reserved, actual }: StaySides): readonly PriceLine[] {
  if (agreed.length === 0) return actual;
  const before = reservedPart(agreed, { agreed, actual });
  const present = reservedPart(reserved, { agreed, actual });
  if (total(before) >= total(present)) return actual;
  // Last, so that tickets pay the reserved hours of every child first.
  return [...before, ...actual.flatMap((line) => outsidePart(line, lineOf(present, line)))];
}

/** The reserved time as far as it is billed: without a meal that was not eaten, and the percentage of an absent child. */
function reservedPart(
  lines: readonly PriceLine[],
  { agreed, actual }: Pick<StaySides, 'agreed' | 'actual'>,
): PriceLine[] {
  return lines.flatMap((line): PriceLine[] => {
    const ofChild = actual.find(({ child_index }) => child_index === line.child_index);
    if (ofChild === undefined) return [];
    const billed = lineOf(actual, line);
    // Whether it is taxed is the law's, by the day.
    const part = { ...line, tax_class: ofChild.tax_class };
    const { absent_percent } = ofChild;
    if (absent_percent !== undefined) {
      return [{ ...part, amount: percentOf(line.amount, absent_percent), absent_percent }];
    }
    if (counted.has(line.kind)) {
      const quantity = Math.min(lineOf(agreed, line)?.quantity ?? 0, billed?.quantity ?? 0);
      return quantity === 0 ? [] : [{ ...part, quantity, amount: line.unit_price * quantity }];
    }
    const { from, to } = billed ?? {};
    return [{ ...part, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

function outsidePart(line: PriceLine, reserved: PriceLine | undefined): PriceLine[] {
  if (line.absent_percent !== undefined) return [];
  const { from: _from, to: _to, ...rest } = line;
  const amount = line.amount - (reserved?.amount ?? 0);
  const quantity = line.quantity - (reserved?.quantity ?? 0);
  return amount === 0 ? [] : [{ ...rest, quantity, amount, outside_reserve_flag: true }];
}

/** What is owed for the reserved time when no child came: a share of the agreed or the current price, whichever is lower. */
export function absenceFee(
  { agreed, reserved }: Pick<StaySides, 'agreed' | 'reserved'>,
  percents: readonly number[],
): Yen {
  const of = (lines: readonly PriceLine[]): Yen =>
    sum(lines.map((line) => percentOf(line.amount, percents[line.child_index] ?? 0)));
  return agreed.length === 0 ? of(reserved) : Math.min(of(agreed), of(reserved));
}

/**
 * What the family agrees to again by a change of its own (plan, birth date): the day's price, null where the agreed one stays. It
 * stays where the change does not touch the stay, and a change that by itself makes it no dearer never raises it.
 */
export function reagreed(agreed: Yen, before: Price, after: Price): Price | null {
  if (after.total === before.total || after.total === agreed) return null;
  return after.total < before.total && agreed <= after.total ? null : after;
}

type Held = { readonly date: TokyoDate; readonly start: MinuteOfDay; readonly end: MinuteOfDay };
/** `child_ids` in the order of the lines. */
type EditedSide = { readonly stay: Held; readonly child_ids: readonly number[] };

/**
 * The lines of an edit: those agreed before where nothing that has a price changes (remarks, pick-up, tickets), in the order in
 * which the children are named now; else null, and the edit is priced by the day.
 */
export function agreedLines(
  before: EditedSide & { readonly lines: readonly PriceLine[] },
  after: EditedSide & { readonly lines: readonly PriceLine[] },
): PriceLine[] | null {
  const { stay, child_ids, lines } = before;
  const sameTimes = stay.date === after.stay.date && stay.start === after.stay.start && stay.end === after.stay.end;
  const sameChildren =
    child_ids.length === after.child_ids.length && child_ids.every((id) => after.child_ids.includes(id));
  if (lines.length === 0 || !sameTimes || !sameChildren) return null;
  const ordered = lines
    .map((line) => ({ ...line, child_index: after.child_ids.indexOf(child_ids[line.child_index] ?? 0) }))
    .sort((a, b) => a.child_index - b.child_index);
  const had = (all: readonly PriceLine[]): string =>
    all
      .filter(({ kind }) => counted.has(kind))
      .map(({ child_index, kind, quantity }) => `${child_index} ${kind} ${quantity}`)
      .sort()
      .join();
  return had(ordered) === had(after.lines) ? ordered : null;
}
