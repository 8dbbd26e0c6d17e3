import { implement } from '../../callable/context.ts';
import { saveRule } from '../rule-rows.ts';

/** A row of prices or rules that begins on a coming day. */
export const headquartersSavePriceRow = implement(
  'headquartersSavePriceRow',
  async ({ clock, database }, row, acting) => {
    const id = await database.transaction(clock.now(), (tx) => saveRule(tx, acting, row));
    return { status: 'OK', id };
  },
);
