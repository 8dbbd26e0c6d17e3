import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { insertMapping, updateMapping } from '../store/journal-lines.ts';

export const headquartersSaveMapping = implement(
  'headquartersSaveMapping',
  async ({ account, clock, database }, { id, version, ...mapping }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'accounting_mappings',
    } as const;
    const taken = () => new Refusal('mapping_taken', { fields: ['kind'] });
    const saved = await database.transaction(clock.now(), async (tx) => {
      if (id === null || version === null) {
        return addRow(tx, change, async () => {
          const made = await insertMapping(tx, mapping);
          if (made === null) throw taken();
          return made;
        });
      }
      return editRow(tx, { ...change, record_id: id, version }, async () => {
        if (!(await updateMapping(tx, id, mapping))) throw taken();
        return id;
      });
    });
    return { status: 'OK', id: saved };
  },
);
