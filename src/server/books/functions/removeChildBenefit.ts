import { implement, Refusal } from '../../callable/context.ts';
import { deleteBenefit, lockBenefit } from '../store/certificates/benefits.ts';

/** Ours: papers handed out before keep what they say. */
export const removeChildBenefit = implement(
  'removeChildBenefit',
  async ({ clock, customer, database }, { id, version }) => {
    await database.transaction(clock.now(), async (tx) => {
      const stored = await lockBenefit(tx, id);
      if (stored?.customer_id !== customer.id) throw new Refusal('not_found');
      if (stored.version !== version) throw new Refusal('changed_meanwhile');
      await deleteBenefit(tx, id);
    });
    return { status: 'OK' };
  },
);
