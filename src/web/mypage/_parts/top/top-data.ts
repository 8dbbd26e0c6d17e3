import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { type CustomerStatus, childcareStatus } from '../../../../domain/codes.ts';
import { type CardOfToday, todayCard } from '../../../../domain/reserves/today-card.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { type Seat, seatOf } from '../../../parts/reserves/registering/seat.ts';
import type { CardDue } from '../../../parts/reserves/registering/seat-notice.tsx';

export type Customer = SelectMypageTopData['customers'][number];
export type StayOfToday = SelectMypageTopData['today'][number];
export type NextReserve = SelectMypageTopData['info1'][number];
export type PendingReserve = SelectMypageTopData['info2'][number];
export type Card = CardOfToday<StayOfToday, NextReserve, PendingReserve>;

/** Every minute while a child is with us, a seat waits for its card or a waitlist entry for a seat: the page must show the change. */
export const secondsToAsk = (data: SelectMypageTopData): number | null =>
  data.today.some(({ childcare_status }) => childcare_status !== childcareStatus.code.left) ||
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

/** Variant B: the first of the reserves that wait for a card. */
export const cardDueOf = ({ info1, info2 }: SelectMypageTopData): CardDue | undefined =>
  [info1, info2]
    .flatMap((reserves, asked) =>
      reserves.flatMap(({ card_due_datetime: due }) => (due === null ? [] : [{ due, asked: asked === 1 }])),
    )
    .toSorted((one, other) => one.due.localeCompare(other.due))[0];

export const cardOf = (data: SelectMypageTopData, customer: Customer): Card =>
  todayCard(
    {
      today: data.today,
      next: data.info1.find(({ today_flag }) => !today_flag),
      pending: data.info2,
      seatLost: lostSeatOf(data).kind === 'lost',
      staysShown: customer.stays_flag,
    },
    serverNow(),
  );

/** As the codes name it; null where it is hidden from this person. */
export const statusOf = ({ status }: Customer): CustomerStatus | null => status as CustomerStatus | null;
