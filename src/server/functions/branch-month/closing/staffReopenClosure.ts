import { reopen } from '../../../branch-desk/closing/reopen.ts';
import { implement } from '../../callable/context.ts';

/** The days as they were before; cancelled reserves do not come back. */
export const staffReopenClosure = implement(
  'staffReopenClosure',
  async ({ clock, database }, { closure_id }, acting) => {
    await database.transaction(clock.now(), (tx) => reopen(tx, acting, closure_id));
    return { status: 'OK', closure_id };
  },
);
