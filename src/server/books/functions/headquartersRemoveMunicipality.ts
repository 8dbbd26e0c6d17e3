import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { deleteMunicipality } from '../store/certificates/municipalities.ts';

/** Ours: the municipality takes the usual paper again. */
export const headquartersRemoveMunicipality = implement(
  'headquartersRemoveMunicipality',
  async ({ account, clock, database }, { id, version }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'municipality_layouts',
      record_id: id,
      version,
    } as const;
    await database.transaction(clock.now(), (tx) => editRow(tx, change, () => deleteMunicipality(tx, id)));
    return { status: 'OK' };
  },
);
