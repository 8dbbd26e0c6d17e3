import { implement } from '../../callable/context.ts';
import { releaseConfirmHold } from '../store/holds.ts';

/** Ours: the confirm page was left. Idempotent; what ended already, or is another family's, is passed over in silence. */
export const releaseSeat = implement('releaseSeat', async ({ database, clock, customer }, { seat_hold_id }) => {
  await database.transaction(clock.now(), (tx) => releaseConfirmHold(tx, customer.id, seat_hold_id));
  return { status: 'OK' };
});
