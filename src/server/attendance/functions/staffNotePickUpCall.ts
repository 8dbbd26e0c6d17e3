import { mayActIn } from '../../auth/branch-access.ts';
import { implement, refuse } from '../../callable/context.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { writeAudit } from '../../store/audit.ts';
import { insertPickUpCall } from '../store/pick-ups.ts';

/** A call about a child who has not been picked up, recorded as it was made. */
export const staffNotePickUpCall = implement(
  'staffNotePickUpCall',
  async ({ database, clock, account }, input, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const reserve = await readReserve(tx, input.reserve_id);
      if (reserve === null || !mayActIn(account, reserve.branch_id)) return refuse('not_found');
      const { branch_id } = reserve;
      const id = await insertPickUpCall(tx, { ...input, branch_id, account_id: account.id });
      const change = { account: acting, branch_id, table_name: 'reserves' } as const;
      await writeAudit(tx, { ...change, reason: input.note }, input.reserve_id, null, { pick_up_call_id: id });
      return { status: 'OK' };
    }),
);
