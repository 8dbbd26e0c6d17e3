import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

/** Null: that day is a holiday already. */
export async function insertHoliday(tx: Transaction, day: { date: TokyoDate; name: string }): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into holidays (date, name) values ($1, $2) on conflict do nothing returning id',
    [day.date, day.name],
  );
  return rows[0]?.id ?? null;
}

export async function isHolidayOfOther(tx: Transaction, date: TokyoDate, id: number): Promise<boolean> {
  const { rows } = await tx.query('select from holidays where date = $1 and id <> $2', [date, id]);
  return rows.length > 0;
}

export async function updateHoliday(
  tx: Transaction,
  id: number,
  day: { date: TokyoDate; name: string },
): Promise<void> {
  await tx.query('update holidays set date = $2, name = $3 where id = $1', [id, day.date, day.name]);
}

export async function deleteHoliday(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from holidays where id = $1', [id]);
}

export async function holidayDate(tx: Transaction, id: number): Promise<TokyoDate | null> {
  const { rows } = await tx.query<{ date: TokyoDate }>('select date from holidays where id = $1', [id]);
  return rows[0]?.date ?? null;
}
