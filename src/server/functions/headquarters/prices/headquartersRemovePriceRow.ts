import { removeRule } from '../../../headquarters/prices/rule-rows.ts';
import { implement } from '../../callable/context.ts';

/** A coming row is taken back before its day. */
export const headquartersRemovePriceRow = implement(
  'headquartersRemovePriceRow',
  async ({ account, clock, database }, row) => {
    await database.transaction(clock.now(), (tx) => removeRule(tx, account, row));
    return { status: 'OK' };
  },
);
