import {
  applyTickets,
  type TicketBundle,
  type TicketOutlook,
  type TicketPreference,
  ticketOutlook,
  usableBundles,
} from '../billing/childcare-amount.ts';
import type { PriceLine } from '../billing/pricing.ts';
import { epochOf, type Instant, type TokyoDate, tokyoDateOf } from '../time.ts';
import { sum } from '../yen.ts';

/** A stay that is not settled yet, with what the family said about tickets for it. */
export type TicketStay = {
  readonly id: number;
  readonly start_datetime: Instant;
  readonly lines: readonly PriceLine[];
  readonly choice: TicketPreference;
};
/** A stay that is asked about; without an id it is not reserved yet. */
export type AskedStay = Pick<TicketStay, 'start_datetime' | 'lines'> & { readonly id: number | null };

const dayOf = ({ start_datetime }: Pick<TicketStay, 'start_datetime'>): TokyoDate => tokyoDateOf(start_datetime);
const inOrder = (a: Pick<AskedStay, 'id' | 'start_datetime'>, b: Pick<AskedStay, 'id' | 'start_datetime'>): number =>
  epochOf(a.start_datetime) - epochOf(b.start_datetime) ||
  (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER);

/** The bundles after these stays took theirs, the earliest first; each by the rule of the check-out. */
function leftAfter(stays: readonly TicketStay[], bundles: readonly TicketBundle[]): TicketBundle[] {
  return [...stays].sort(inOrder).reduce(
    (left, stay) => {
      const used = applyTickets(stay.lines, left, dayOf(stay), stay.choice).uses;
      return left.map((bundle) => ({
        ...bundle,
        remaining: bundle.remaining - (used.find(({ ticket_id }) => ticket_id === bundle.id)?.number ?? 0),
      }));
    },
    [...bundles],
  );
}

const countOf = (bundles: readonly TicketBundle[]): number => sum(bundles.map(({ remaining }) => remaining));

/** What is free for a stay: tickets planned for the family's earlier stays are not. */
export const bundlesFor = (
  stay: Pick<AskedStay, 'id' | 'start_datetime'>,
  others: readonly TicketStay[],
  bundles: readonly TicketBundle[],
): TicketBundle[] =>
  leftAfter(
    others.filter((other) => other.id !== stay.id && inOrder(other, stay) < 0),
    bundles,
  );

/** How many tickets the stays will take between them. */
export const plannedTickets = (stays: readonly TicketStay[], bundles: readonly TicketBundle[]): number =>
  countOf(bundles) - countOf(leftAfter(stays, bundles));

type PlannedOutlook = TicketOutlook & {
  /** Hours that tickets would have paid as well, had there been enough. */
  readonly short: number;
  /** Tickets that later stays get fewer for it. */
  readonly later: number;
};
type PlannedOutlooks = {
  /** Valid on the day. */
  readonly remaining: number;
  /** Of these, planned for earlier stays. */
  readonly planned: number;
  readonly by_itself: PlannedOutlook;
  readonly all: PlannedOutlook;
};

/** What tickets will do for a stay beside the family's others; null without any that are valid on its day. */
export function plannedOutlooks(
  stay: AskedStay,
  others: readonly TicketStay[],
  bundles: readonly TicketBundle[],
): PlannedOutlooks | null {
  const day = dayOf(stay);
  const usable = usableBundles(bundles, day);
  if (usable.length === 0) return null;
  const free = bundlesFor(stay, others, bundles);
  const later = others.filter((other) => other.id !== stay.id && inOrder(other, stay) > 0);
  const outlook = (choice: TicketPreference): PlannedOutlook => {
    const here = ticketOutlook(stay.lines, free, day, choice);
    const enough = usable.map((bundle) => ({ ...bundle, remaining: Number.MAX_SAFE_INTEGER }));
    const wanted = ticketOutlook(stay.lines, enough, day, choice).number;
    const asked = { ...stay, id: stay.id ?? Number.MAX_SAFE_INTEGER, choice };
    return {
      ...here,
      short: wanted - here.number,
      later: plannedTickets(later, free) - plannedTickets(later, leftAfter([asked], free)),
    };
  };
  return {
    remaining: countOf(usable),
    planned: countOf(usable) - countOf(usableBundles(free, day)),
    by_itself: outlook(null),
    all: outlook(true),
  };
}
