import { implement } from '../../callable/context.ts';
import { removeRule } from '../rule-rows.ts';

/** A coming row is taken back before its day. */
export const headquartersRemovePriceRow = implement(
  'headquartersRemovePriceRow',
  async ({ clock, database }, row, acting) => {
    await database.transaction(clock.now(), (tx) => removeRule(tx, acting, row));
    return { status: 'OK' };
  },
);
