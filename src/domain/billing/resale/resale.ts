import type { MinuteOfDay, TimeRange } from '../../time.ts';
import type { Yen } from '../../yen.ts';

/**
 * Whether a cancelled seat was sold again (decision 48). A minute counts only if the branch would have been above its
 * capacity had the cancelled reserve stayed, and only for seats that another family took after the cancellation. The
 * family's own later reserves count on neither side. First cancelled, first served: no seat is sold for two cancellations.
 */
type SeatsOf = TimeRange & { readonly reserve_id: number; readonly children: number };

/** A reserve that was never cancelled, whether its children came or not. */
export type StandingSeats = SeatsOf & { readonly family: number };

export type CancelledSeats = TimeRange & {
  readonly id: number;
  readonly family: number;
  readonly children: number;
  /** What was held on that day at the moment of the cancellation. */
  readonly held_then: readonly SeatsOf[];
};

type CapacityBand = TimeRange & { readonly capacity: number };

export type ResaleDay = {
  readonly capacities: readonly CapacityBand[];
  /** In the order in which they were made. */
  readonly standing: readonly StandingSeats[];
  /** In the order in which they were cancelled. */
  readonly cancelled: readonly CancelledSeats[];
};

export type Resold = { readonly id: number; readonly seat_minutes: number; readonly resold_minutes: number };

const covers = ({ start, end }: TimeRange, minute: MinuteOfDay): boolean => start <= minute && minute < end;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export function resoldMinutes(day: ResaleDay): Resold[] {
  const resold = day.cancelled.map(() => 0);
  for (const { start, end } of stretches(day)) {
    resoldSeats(day, start).forEach((seats, index) => {
      resold[index] = (resold[index] ?? 0) + seats * (end - start);
    });
  }
  return day.cancelled.map(({ id, start, end, children }, index) => ({
    id,
    seat_minutes: children * (end - start),
    resold_minutes: resold[index] ?? 0,
  }));
}

/** Seats sold again at one minute, for each cancellation. */
function resoldSeats({ capacities, standing, cancelled }: ResaleDay, minute: MinuteOfDay): number[] {
  const capacity = capacities.find((band) => covers(band, minute))?.capacity;
  const present = standing.filter((seats) => covers(seats, minute)).map((seats) => ({ ...seats, sold: 0 }));
  return cancelled.map((each) => {
    if (capacity === undefined || !covers(each, minute)) return 0;
    const heldThen = (reserve_id: number): number =>
      each.held_then.find((seats) => seats.reserve_id === reserve_id && covers(seats, minute))?.children ?? 0;
    const later = present.map((seats) => Math.max(0, seats.children - heldThen(seats.reserve_id)));
    const own = (index: number): boolean => present[index]?.family === each.family;
    const ownLater = sum(later.filter((_, index) => own(index)));
    const excess = sum(present.map(({ children }) => children)) - ownLater + each.children - capacity;
    const most = Math.max(0, Math.min(each.children, excess));
    let counted = 0;
    present.forEach((seats, index) => {
      if (own(index)) return;
      const taken = Math.min(most - counted, later[index] ?? 0, seats.children - seats.sold);
      seats.sold += taken;
      counted += taken;
    });
    return counted;
  });
}

/** The parts of the cancelled times in which nothing changes. */
function stretches({ capacities, standing, cancelled }: ResaleDay): TimeRange[] {
  const ranges = [...capacities, ...standing, ...cancelled, ...cancelled.flatMap(({ held_then }) => held_then)];
  const changes = [...new Set(ranges.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return changes
    .map((start, index) => ({ start, end: changes[index + 1] ?? start }))
    .filter(({ start, end }) => start < end && cancelled.some((each) => covers(each, start)));
}

/** What of the fee is given back: whole yen, never above the fee. */
export function feeRefundAmount(
  fee: Yen,
  { seat_minutes, resold_minutes }: Pick<Resold, 'seat_minutes' | 'resold_minutes'>,
  resale_percent: number,
): Yen {
  if (seat_minutes === 0) return 0;
  return Math.min(fee, Math.floor((fee * resale_percent * resold_minutes) / (seat_minutes * 100)));
}
