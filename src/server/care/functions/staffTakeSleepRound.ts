import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { roomOfBranch } from '../store/rooms.ts';
import { takeRound } from '../store/sleep-watch.ts';

/** One person at one screen looks after the sleepers of a room from now on. */
export const staffTakeSleepRound = implement(
  'staffTakeSleepRound',
  async ({ account, clock, database }, { branch_id, branch_room_id, device_key }) => {
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), async (tx) => {
      if (branch_room_id !== null && !(await roomOfBranch(tx, branch_room_id, branch_id)))
        throw new Refusal('not_found');
      await takeRound(tx, { branch_id, branch_room_id, device_key, account_id: account.id });
    });
    return { status: 'OK' };
  },
);
