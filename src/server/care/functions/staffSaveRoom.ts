import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { insertColumns, updateColumns } from '../../store/row-columns.ts';
import { roomOfBranch } from '../store/rooms.ts';

/** A room of a branch, with the ages of the children who are usually there. */
export const staffSaveRoom = implement(
  'staffSaveRoom',
  async ({ clock, database }, { branch_id, branch_room_id, version, ...columns }, acting) => {
    requireBranch(acting, branch_id);
    const change = { account: acting, branch_id, table_name: 'branch_rooms' } as const;
    const saved = await database
      .transaction(clock.now(), async (tx) => {
        if (branch_room_id === null) {
          const row = { ...columns, branch_id, version: 1 };
          return { id: await addRow(tx, change, () => insertColumns(tx, 'branch_rooms', row)), version: 1 };
        }
        if (!(await roomOfBranch(tx, branch_room_id, branch_id))) throw new Refusal('not_found');
        return editRow(tx, { ...change, record_id: branch_room_id, version }, () =>
          updateColumns(tx, 'branch_rooms', branch_room_id, columns),
        );
      })
      .catch((error: unknown) => {
        if (violatedConstraint(error) !== 'branch_rooms_branch_id_name_key') throw error;
        throw new Refusal('room_name_taken', { fields: ['name'] });
      });
    return { status: 'OK', ...saved };
  },
);
