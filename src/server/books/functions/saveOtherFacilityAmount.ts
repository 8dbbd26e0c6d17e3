import { implement, Refusal } from '../../callable/context.ts';
import { lockOwnChild, saveOtherAmount } from '../store/certificates/benefits.ts';

/** Ours: what a child used at other facilities in a month; they share the cap. */
export const saveOtherFacilityAmount = implement(
  'saveOtherFacilityAmount',
  async ({ clock, customer, database }, input) => {
    await database.transaction(clock.now(), async (tx) => {
      if ((await lockOwnChild(tx, input.child_id, [customer.id])) === null) throw new Refusal('not_found');
      await saveOtherAmount(tx, input);
    });
    return { status: 'OK' };
  },
);
