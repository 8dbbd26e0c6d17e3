import type { Pattern, PatternDay } from '../../../domain/calendar/patterns.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export type StoredPattern = Pattern<PatternDay> & { id: number; version: number; remarks: string };

const days = `coalesce((select json_agg(json_build_object('weekday', d.weekday, 'closed_flag', d.closed_flag,
    'open_time', d.open_time, 'close_time', d.close_time, 'extended_open_time', d.extended_open_time,
    'extended_close_time', d.extended_close_time, 'capacity', d.capacity, 'capacities', d.capacities) order by d.weekday)
  from branch_pattern_days d where d.branch_pattern_id = p.id), '[]') as days`;

/** Every usual week of a branch, the oldest first. */
export async function branchPatterns(db: Queryable, branch_id: number): Promise<StoredPattern[]> {
  const { rows } = await db.query<StoredPattern>(
    `select p.id, p.version, p.remarks, p.adaptation_date, ${days}
     from branch_patterns p where p.branch_id = $1 order by p.adaptation_date`,
    [branch_id],
  );
  return rows;
}

/** Locked until the transaction ends; null if the branch has no such pattern. */
export async function lockPattern(tx: Transaction, branch_id: number, id: number): Promise<StoredPattern | null> {
  await tx.query('select from branch_patterns where id = $1 for update', [id]);
  return (await branchPatterns(tx, branch_id)).find((pattern) => pattern.id === id) ?? null;
}

export type WrittenPattern = Pattern<PatternDay> & { remarks: string };

export async function insertPattern(tx: Transaction, branch_id: number, pattern: WrittenPattern): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into branch_patterns (branch_id, adaptation_date, remarks) values ($1, $2, $3) returning id',
    [branch_id, pattern.adaptation_date, pattern.remarks],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the pattern was not written');
  await insertDays(tx, row.id, pattern.days);
  return row.id;
}

export async function updatePattern(tx: Transaction, id: number, pattern: WrittenPattern): Promise<void> {
  await tx.query('update branch_patterns set adaptation_date = $2, remarks = $3 where id = $1', [
    id,
    pattern.adaptation_date,
    pattern.remarks,
  ]);
  await tx.query('delete from branch_pattern_days where branch_pattern_id = $1', [id]);
  await insertDays(tx, id, pattern.days);
}

export async function deletePattern(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from branch_patterns where id = $1', [id]);
}

async function insertDays(tx: Transaction, id: number, written: readonly PatternDay[]): Promise<void> {
  for (const day of written) {
    await tx.query(
      `insert into branch_pattern_days (branch_pattern_id, weekday, closed_flag, open_time, close_time,
         extended_open_time, extended_close_time, capacity, capacities) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        day.weekday,
        day.closed_flag,
        day.open_time,
        day.close_time,
        day.extended_open_time,
        day.extended_close_time,
        day.capacity,
        JSON.stringify(day.capacities),
      ],
    );
  }
}
