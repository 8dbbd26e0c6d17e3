import { implement, Refusal } from '../../callable/context.ts';
import { recordStay } from '../record-stay.ts';

/** A forgotten arrival and leaving at once, by a manager with the reason; each child by its own times. */
export const staffRecordStay = implement('staffRecordStay', async ({ database, clock }, input, acting) => {
  const { reserve_id, reason, children } = input;
  const tap = { now: clock.now(), account: acting, reserve_id, reason };
  const done = await database.transaction(clock.now(), (tx) => recordStay(tx, tap, children));
  if (done === null) throw new Refusal('input_error', { fields: ['children'] });
  return { status: 'OK', ...done };
});
