import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { insertColumns, updateColumns } from '../../store/row-columns.ts';

/** An illness and when a child may come again. What is no longer asked about ends on a day; nothing is deleted, answers name it. */
export const headquartersSaveInfection = implement(
  'headquartersSaveInfection',
  async ({ account, clock, database }, { id, version, name, ...rule }, acting) => {
    const change = { account: acting, branch_id: account.branch_id, table_name: 'infections' } as const;
    const work = database.transaction(clock.now(), async (tx) => {
      if (id === null || version === null) {
        return addRow(tx, change, () => insertColumns(tx, 'infections', { name, ...rule }));
      }
      await editRow(tx, { ...change, record_id: id, version }, () => updateColumns(tx, 'infections', id, rule));
      return id;
    });
    return { status: 'OK', id: await work.catch(refuseSameName) };
  },
);

function refuseSameName(error: unknown): never {
  if (violatedConstraint(error) !== 'infections_name_key') throw error;
  const message = '同じ名前の感染症があります。一覧から変更してください。';
  throw new Refusal('input_error', { fields: ['name'], details: [{ path: 'name', message }] });
}
