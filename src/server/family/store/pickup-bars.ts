import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

interface PickupBar {
  name: string;
  name_kana: string;
  relation: string;
  reason: string;
  from_date: TokyoDate;
  until_date: TokyoDate | null;
  file_id: number | null;
}
interface StoredBar {
  child_id: number;
  file_id: number | null;
  version: number;
}

/** Null for one that does not exist, or that was ended. */
export async function lockOpenBar(tx: Transaction, id: number): Promise<StoredBar | null> {
  const { rows } = await tx.query<StoredBar>(
    'select child_id, file_id, version from pickup_bars where id = $1 and ended_at is null for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function insertBar(
  tx: Transaction,
  child_id: number,
  account_id: number,
  bar: PickupBar,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into pickup_bars (child_id, account_id, name, name_kana, relation, reason, from_date, until_date, file_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [child_id, account_id, ...valuesOf(bar)],
  );
  const [made] = rows;
  if (made === undefined) throw new Error(`a bar of child ${child_id} was not written`);
  return made.id;
}

export async function updateBar(tx: Transaction, id: number, bar: PickupBar): Promise<void> {
  await tx.query(
    `update pickup_bars set name = $2, name_kana = $3, relation = $4, reason = $5, from_date = $6, until_date = $7,
       file_id = $8 where id = $1`,
    [id, ...valuesOf(bar)],
  );
}

export async function endBar(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query('update pickup_bars set ended_at = app.now(), ended_account_id = $2 where id = $1', [id, account_id]);
}

const valuesOf = ({ name, name_kana, relation, reason, from_date, until_date, file_id }: PickupBar) => [
  ...[name, name_kana, relation, reason, from_date, until_date, file_id],
];
