import type { SelectRegistrationReservesSeatData } from '../../../../contract/operations/generated.ts';
import { approvalStatus, cancelType } from '../../../../domain/codes.ts';
import { epochOf, type Instant } from '../../../../domain/time.ts';

/** The newest reserve of a registering user, as the queries return it. */
export type SeatReserve = SelectRegistrationReservesSeatData['seat'][number];

/** What is true of it now. Pages say nothing else about the seat. */
export type Seat =
  /** Held until the card is due. */
  | { readonly kind: 'waiting'; readonly reserve: SeatReserve; readonly due: string }
  /** Confirmed, or asked and held, with the card there. */
  | { readonly kind: 'kept'; readonly reserve: SeatReserve }
  /** No card came in time: cancelled, and the time has not begun yet. */
  | { readonly kind: 'lost'; readonly reserve: SeatReserve; readonly due: string }
  /** A request the branch could not accept; its time has not begun yet. */
  | { readonly kind: 'refused'; readonly reserve: SeatReserve }
  /** Nothing to say: never reserved, cancelled otherwise, or past. */
  | { readonly kind: 'none' };

export function seatOf(reserve: SeatReserve | undefined, now: Instant): Seat {
  if (reserve === undefined) return { kind: 'none' };
  const { card_due_datetime: due } = reserve;
  if (reserve.live) return due === null ? { kind: 'kept', reserve } : { kind: 'waiting', reserve, due };
  const automatic = reserve.reserve_cancellations.some(({ cancel_type }) => cancel_type === cancelType.code.automatic);
  const ahead = epochOf(reserve.start_datetime) > epochOf(now);
  if (reserve.approval_status === approvalStatus.code.rejected)
    return ahead ? { kind: 'refused', reserve } : { kind: 'none' };
  return reserve.cancel_flag && automatic && due !== null && ahead ? { kind: 'lost', reserve, due } : { kind: 'none' };
}

/** A request: whatever a page says about it, it is not confirmed. */
export const isRequest = ({ approval_status }: { approval_status: number }): boolean =>
  approval_status === approvalStatus.code.pending;

/** A request the branch has not answered yet. */
export const isAsked = (seat: Seat): boolean =>
  (seat.kind === 'waiting' || seat.kind === 'kept') && isRequest(seat.reserve);

/** Whole minutes until then, begun ones counted; 0 once it has passed. */
export const minutesUntil = (due: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((epochOf(due) - epochOf(now)) / 60_000));
