import { implement } from '../../callable/context.ts';
import { reopen } from '../closing/reopen.ts';

/** The days as they were before; cancelled reserves do not come back. */
export const staffReopenClosure = implement(
  'staffReopenClosure',
  async ({ clock, database }, { closure_id, confirmed_flag }, acting) => {
    const confirmed = confirmed_flag === 1;
    await database.transaction(clock.now(), (tx) => reopen(tx, { account: acting, closure_id, confirmed }));
    return { status: 'OK', closure_id };
  },
);
