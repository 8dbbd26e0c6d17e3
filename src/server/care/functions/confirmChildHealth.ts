import { implement } from '../../callable/context.ts';
import { confirmHealth } from '../card-versions.ts';

/** 変わりありません: who said it, and when. */
export const confirmChildHealth = implement(
  'confirmChildHealth',
  async ({ clock, customer, database, person }, { child_ids }) => {
    const { family_member_id } = person;
    await database.transaction(clock.now(), (tx) =>
      confirmHealth(tx, { customer_id: customer.id, family_member_id }, child_ids),
    );
    return { status: 'OK' };
  },
);
