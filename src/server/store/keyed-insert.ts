import type { Transaction } from '../postgres/database.ts';

/** A new row, or the content that was stored with its idempotency key before. */
export type KeyedInsert = { id: number } | { id: null; content_hash: string | null };

type Keyed = { idempotency_key: string; content_hash: string };

/** Inserts once per idempotency key. */
export async function insertKeyed(
  tx: Transaction,
  table:
    | 'child_logs'
    | 'daily_reports'
    | 'inbox_answers'
    | 'incident_entries'
    | 'incidents'
    | 'inquiries'
    | 'medicine_requests'
    | 'naps'
    | 'refunds'
    | 'sleep_checks'
    | 'staff_recruitment_applications',
  row: Keyed & Record<string, unknown>,
): Promise<KeyedInsert> {
  const columns = Object.keys(row);
  const { rows } = await tx.query<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (idempotency_key) do nothing returning id`,
    Object.values(row),
  );
  const [inserted] = rows;
  if (inserted) return inserted;
  const { rows: known } = await tx.query<{ content_hash: string | null }>(
    `select content_hash from ${table} where idempotency_key = $1`,
    [row.idempotency_key],
  );
  return { id: null, content_hash: known[0]?.content_hash ?? null };
}
