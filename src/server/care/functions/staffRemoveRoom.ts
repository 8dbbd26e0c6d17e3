import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { deleteRoom, roomOfBranch } from '../store/rooms.ts';

/** Children placed in it are where their age is again. */
export const staffRemoveRoom = implement(
  'staffRemoveRoom',
  async ({ clock, database }, { branch_id, branch_room_id: record_id, version }, acting) => {
    requireBranch(acting, branch_id);
    const edit = { account: acting, branch_id, table_name: 'branch_rooms', record_id, version } as const;
    await database.transaction(clock.now(), async (tx) => {
      if (!(await roomOfBranch(tx, record_id, branch_id))) throw new Refusal('not_found');
      await editRow(tx, edit, () => deleteRoom(tx, record_id));
    });
    return { status: 'OK' };
  },
);
