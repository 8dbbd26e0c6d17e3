import { implement } from '../../callable/context.ts';
import { noShow } from '../attendance.ts';
import { sayingConflict } from '../say-conflict.ts';

/** Nobody came: the fee of product-rules.md "Cancellation" falls due once the time to undo is over. */
export const staffNoShow = implement('staffNoShow', async ({ database, clock }, input, acting) => {
  const tap = { now: clock.now(), account: acting, ...input, cause: input.cause ?? ('no_show' as const) };
  return {
    status: 'OK',
    ...(await database.transaction(clock.now(), (tx) => sayingConflict(tx, tap, () => noShow(tx, tap)))),
  };
});
