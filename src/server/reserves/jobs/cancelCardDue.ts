import { cancelCause, cancelType, childcareStatus } from '../../../domain/codes.ts';
import type { Job } from '../../queue/job.ts';
import { cancelSeats } from '../cancel-seats.ts';
import { cardDueReserves, clearCardDue } from '../store/reserve-sweeps.ts';
import { lockReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/**
 * Variant B: without a card in time the seat is given back, free of charge, and the parent is notified. The row is read
 * again once it is locked: a card registered meanwhile has cleared the deadline, one being confirmed has postponed it
 * (holdForCard). card_due_datetime stays on the cancelled reserve as the reason.
 */
export const cancelCardDue: Job<'cancelCardDue'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(services.clock.now(), (db) => cardDueReserves(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await lockReserve(tx, reserve_id);
    if (reserve === null || !reserve.live) return;
    if (reserve.card_due_datetime === null || reserve.card_due_datetime > now) return;
    // Has a card from elsewhere, or the child is there already: nothing to wait for.
    if (reserve.has_card || reserve.childcare_status !== childcareStatus.code.upcoming) {
      return clearCardDue(tx, reserve_id);
    }
    await cancelSeats(tx, {
      now,
      reserveId: reserve_id,
      customerId: null,
      cancelType: cancelType.code.automatic,
      cancelCause: cancelCause.code.family,
      remarks: 'カードの登録がないため',
      quotedFee: null,
      waive: true,
      kind: 'reserve_card_due_cancelled',
    });
  });
};
