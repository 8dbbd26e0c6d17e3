import { saveRule } from '../../../headquarters/prices/rule-rows.ts';
import { implement } from '../../callable/context.ts';

/** A row of prices or rules that begins on a coming day. */
export const headquartersSavePriceRow = implement(
  'headquartersSavePriceRow',
  async ({ account, clock, database }, row) => {
    const id = await database.transaction(clock.now(), (tx) => saveRule(tx, account, row));
    return { status: 'OK', id };
  },
);
