import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { childrenOfBranch, placeChildren, roomOfBranch } from '../store/rooms.ts';

/** Where children usually are at this branch, whatever their age. */
export const staffPlaceChildren = implement(
  'staffPlaceChildren',
  async ({ account, clock, database }, { branch_id, branch_room_id, child_ids }) => {
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), async (tx) => {
      const unknownRoom = branch_room_id !== null && !(await roomOfBranch(tx, branch_room_id, branch_id));
      if (unknownRoom || !(await childrenOfBranch(tx, branch_id, child_ids))) throw new Refusal('not_found');
      await placeChildren(tx, { branch_id, branch_room_id, child_ids, account_id: account.id });
    });
    return { status: 'OK' };
  },
);
