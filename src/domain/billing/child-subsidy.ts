import { taxClass } from '../codes.ts';
import { percentOf, sum, type Yen } from '../yen.ts';
import type { PriceKind, PriceLine } from './pricing.ts';

/** How minutes of a stay count against the hours somebody pays: a begun first unit whole, then in further units. */
export type MinuteUnits = { readonly first_unit_minutes: number; readonly next_unit_minutes: number };

/**
 * What somebody else does for one child's stay, as src/domain/subsidies decided that it may: another tariff for some of its hours, or
 * a sum less to pay. Prices only apply it.
 */
export type ChildSubsidy = MinuteUnits & {
  readonly approval_id: number;
  readonly name: string;
  /** The hours are another service with this price; null: something is taken off the usual one. */
  readonly own_tariff: { readonly yen_per_hour: Yen; readonly off: Yen } | null;
  /** Of a discount: so much of the kinds it pays. */
  readonly percent: number;
  readonly pays: readonly PriceKind[];
  /** What is left of its limits. Null: not limited in time, or not in yen. */
  readonly limit_minutes: number | null;
  readonly limit_yen: Yen | null;
  /** Tickets may pay other hours of the same stay. */
  readonly with_tickets_flag: boolean;
  /** Another benefit may pay a part of the same stay. */
  readonly with_others_flag: boolean;
};

/** Minutes of a stay in the units of the rule: 90 minutes are 120 where a begun hour counts whole. */
function countedMinutes(minutes: number, { first_unit_minutes, next_unit_minutes }: MinuteUnits): number {
  if (minutes <= 0) return 0;
  const beyond = Math.max(0, minutes - first_unit_minutes);
  return first_unit_minutes + Math.ceil(beyond / next_unit_minutes) * next_unit_minutes;
}

/** As many whole units as are left. */
function wholeUnits(minutes: number, { first_unit_minutes, next_unit_minutes }: MinuteUnits): number {
  if (minutes < first_unit_minutes) return 0;
  return minutes - ((minutes - first_unit_minutes) % next_unit_minutes);
}

/** What of a stay is paid for, in whole units: never more than is left. */
export const coveredMinutes = (minutes: number, subsidy: ChildSubsidy): number =>
  Math.min(
    countedMinutes(minutes, subsidy),
    subsidy.limit_minutes === null ? Number.MAX_SAFE_INTEGER : wholeUnits(subsidy.limit_minutes, subsidy),
  );

type LineOf = Pick<PriceLine, 'child_index' | 'tax_class'>;
const lineOf = (
  of: LineOf,
  { approval_id, name }: ChildSubsidy,
  line: Pick<PriceLine, 'kind' | 'unit_price' | 'quantity' | 'amount'>,
  minutes: number,
): PriceLine => ({ ...of, ...line, subsidy: { approval_id, name, minutes } });

/** The line of the hours with a price of their own, free of tax, and what is taken off it for the household. */
export function ownTariffLines(child_index: number, subsidy: ChildSubsidy, minutes: number): PriceLine[] {
  if (subsidy.own_tariff === null || minutes === 0) return [];
  const { yen_per_hour } = subsidy.own_tariff;
  const off = Math.min(subsidy.own_tariff.off, yen_per_hour);
  const amountOf = (yen: Yen): Yen => Math.floor((yen * minutes) / 60);
  const tariff = {
    kind: 'own_tariff',
    unit_price: yen_per_hour,
    quantity: minutes,
    amount: amountOf(yen_per_hour),
  } as const;
  const less = { kind: 'subsidy', unit_price: -off, quantity: minutes, amount: -amountOf(off) } as const;
  const of = { child_index, tax_class: taxClass.code.exempt };
  return [lineOf(of, subsidy, tariff, minutes), ...(off > 0 ? [lineOf(of, subsidy, less, 0)] : [])];
}

/**
 * What is taken off one child's lines, one benefit after the other in the order given: never more than is left of the lines it pays,
 * and none beside one that stands alone. The childcare line says how many of its minutes tickets can no longer pay.
 */
export function withDiscounts(
  own: readonly PriceLine[],
  subsidies: readonly ChildSubsidy[],
  minutes: number,
): PriceLine[] {
  const lines = [...own];
  const used = subsidies.filter(({ approval_id }) => own.some(({ subsidy }) => subsidy?.approval_id === approval_id));
  for (const subsidy of subsidies) {
    if (subsidy.own_tariff !== null) continue;
    if (used.length > 0 && !(subsidy.with_others_flag && used.every(({ with_others_flag }) => with_others_flag)))
      continue;
    const { amount, covered } = discountOf(lines, subsidy, minutes);
    const first = lines[0];
    if (amount === 0 || first === undefined) continue;
    const { child_index, tax_class } = first;
    const line = { kind: 'subsidy', unit_price: -amount, quantity: 1, amount: -amount } as const;
    lines.push(lineOf({ child_index, tax_class }, subsidy, line, covered));
    used.push(subsidy);
  }
  return blockedForTickets(lines, used, minutes);
}

function discountOf(lines: readonly PriceLine[], subsidy: ChildSubsidy, minutes: number) {
  const paid = new Set<PriceKind>(subsidy.pays);
  const whole = sum(lines.filter(({ kind }) => paid.has(kind)).map(({ amount }) => amount));
  const given = -sum(lines.filter(({ kind }) => kind === 'subsidy').map(({ amount }) => amount));
  const covered = minutes === 0 ? 0 : coveredMinutes(minutes, subsidy);
  const share = minutes === 0 ? 0 : Math.min(1, covered / minutes);
  const wanted = Math.min(Math.floor(percentOf(whole, subsidy.percent) * share), Math.max(0, whole - given));
  return { amount: Math.max(0, Math.min(wanted, subsidy.limit_yen ?? wanted)), covered };
}

function blockedForTickets(lines: PriceLine[], used: readonly ChildSubsidy[], minutes: number): PriceLine[] {
  const discounts = used.filter(({ own_tariff }) => own_tariff === null);
  const blocked = used.some(({ with_tickets_flag }) => !with_tickets_flag)
    ? minutes
    : Math.min(minutes, Math.max(0, ...discounts.map((each) => coveredMinutes(minutes, each))));
  if (blocked === 0) return lines;
  return lines.map((line) => (line.kind === 'childcare' ? { ...line, subsidized_minutes: blocked } : line));
}
