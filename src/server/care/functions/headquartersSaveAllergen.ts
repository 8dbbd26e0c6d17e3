import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { insertColumns, updateColumns } from '../../store/row-columns.ts';

/** An item of the list of allergens. What is no longer named ends on a day; nothing is deleted, children have it. */
export const headquartersSaveAllergen = implement(
  'headquartersSaveAllergen',
  async ({ account, clock, database }, { id, version, name, ...days }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'allergens',
    } as const;
    const work = database.transaction(clock.now(), async (tx) => {
      if (id === null || version === null) {
        return addRow(tx, change, () => insertColumns(tx, 'allergens', { name, ...days }));
      }
      await editRow(tx, { ...change, record_id: id, version }, () => updateColumns(tx, 'allergens', id, days));
      return id;
    });
    return { status: 'OK', id: await work.catch(refuseSameName) };
  },
);

function refuseSameName(error: unknown): never {
  if (violatedConstraint(error) !== 'allergens_name_key') throw error;
  const message = '同じ名前の品目があります。一覧から変更してください。';
  throw new Refusal('input_error', { fields: ['name'], details: [{ path: 'name', message }] });
}
