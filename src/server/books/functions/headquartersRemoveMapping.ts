import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { deleteMapping } from '../store/journal-lines.ts';

/** Entries of this kind lose their account: the export is refused until they are given one. */
export const headquartersRemoveMapping = implement(
  'headquartersRemoveMapping',
  async ({ account, clock, database }, { id, version }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'accounting_mappings',
      record_id: id,
      version,
    } as const;
    await database.transaction(clock.now(), (tx) => editRow(tx, change, () => deleteMapping(tx, id)));
    return { status: 'OK' };
  },
);
