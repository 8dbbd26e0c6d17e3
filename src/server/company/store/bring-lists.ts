import type { BringRow } from '../../../domain/company/bring-list.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

type BringListWrite = { adaptation_date: TokyoDate; items: readonly BringRow[] };

export async function insertBringList(tx: Transaction, { adaptation_date, items }: BringListWrite): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into bring_lists (adaptation_date, items) values ($1, $2) returning id',
    [adaptation_date, JSON.stringify(items)],
  );
  return rows[0]?.id ?? 0;
}

export async function updateBringList(tx: Transaction, id: number, list: BringListWrite): Promise<void> {
  await tx.query('update bring_lists set adaptation_date = $2, items = $3 where id = $1', [
    id,
    list.adaptation_date,
    JSON.stringify(list.items),
  ]);
}
