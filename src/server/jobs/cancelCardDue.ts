import { cancelType } from '../../domain/codes.ts';
import { cancelSeats } from '../reserving/cancel-seats.ts';
import { cardDueReserves, clearCardDue } from '../store/reserve-sweeps.ts';
import { lockReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';
import type { Job } from './job.ts';

/** Variant B: without a card in time the seat is given back, free of charge, and the parent is told. */
export const cancelCardDue: Job<'cancelCardDue'> = async (services) => {
  const now = services.clock.now();
  const due = await cardDueReserves(services.database.pool, now);
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await lockReserve(tx, reserve_id);
    if (reserve === null) return;
    await clearCardDue(tx, reserve_id);
    if (reserve.has_card || !reserve.live || reserve.childcare_status !== 1) return;
    await cancelSeats(tx, {
      now,
      reserve_id,
      customer_id: null,
      cancel_type: cancelType.code.automatic,
      cancel_remarks: 'カードの登録がないため',
      quoted_fee: null,
      waive: true,
      kind: 'reserve_card_due_cancelled',
    });
  });
};
