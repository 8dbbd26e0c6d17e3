import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { type CustomerStatus, childcareStatus } from '../../../../domain/codes.ts';
import { type DisplayType, displayTypes } from '../../../../domain/membership/customer.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { type Seat, seatOf } from '../../../parts/reserves/registering/seat.ts';
import type { CardDue } from '../../../parts/reserves/registering/seat-notice.tsx';

/** Every minute while a child is with us, a seat waits for its card or a waitlist entry for a seat: the page must show the change. */
export const secondsToAsk = (data: SelectMypageTopData): number | null =>
  data.today.some(({ childcare_status }) => childcare_status === childcareStatus.code.present) ||
  data.info1.some(({ today_flag }) => today_flag) ||
  data.seat_offers.length > 0 ||
  data.wishes.aggregate.count > 0 ||
  cardDueOf(data) !== undefined
    ? 60
    : null;

/** Variant B: the first reserve that was cancelled for want of a card. What still waits is said by info3. */
export function lostSeatOf({ seat }: SelectMypageTopData): Seat {
  const state = seatOf(seat[0], serverNow());
  return state.kind === 'lost' ? state : { kind: 'none' };
}

export type Customer = SelectMypageTopData['customers'][number];

/** Variant B: the first of the reserves that wait for a card. */
export const cardDueOf = ({ info1, info2 }: SelectMypageTopData): CardDue | undefined =>
  [info1, info2]
    .flatMap((reserves, asked) =>
      reserves.flatMap(({ card_due_datetime: due }) => (due === null ? [] : [{ due, asked: asked === 1 }])),
    )
    .toSorted((one, other) => one.due.localeCompare(other.due))[0];

/** Which of SPEC §4's notices show, from what the page's query answered. */
export const displayTypesOf = (data: SelectMypageTopData, customer: Customer): readonly DisplayType[] =>
  displayTypes({
    status: customer.status as CustomerStatus,
    registrationStatus: customer.registration_status,
    hasUpcomingReserve: data.info1.length > 0,
    hasPendingReserve: data.info2.length > 0,
    unpaid: customer.unpaid_flag,
  });

/** The stay another person may be asked to pick up from: the current one, else the next. */
export const stayToFetch = ({ today, info1 }: SelectMypageTopData): number | undefined =>
  (today.find(({ childcare_status }) => childcare_status === childcareStatus.code.present) ?? info1[0])?.id;
