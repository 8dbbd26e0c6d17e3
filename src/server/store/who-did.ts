import { type DoneAct, doneText } from '../../domain/company/done-text.ts';
import type { Transaction } from '../postgres/database.ts';
import type { AuditedTable } from './audit.ts';

/** The last act of staff upon a row, of these acts if they are named, as a sentence: 「藤井さんが13:05に承認しました。」 '' where none is known. */
export async function whoDid(
  tx: Transaction,
  table: AuditedTable,
  record_id: number,
  acts: readonly string[] | null = null,
): Promise<string> {
  const { rows } = await tx.query<DoneAct>(
    `select a.name, l.action, l.created_at, app.tokyo_date(l.created_at) = app.tokyo_today() as today
     from audit_logs l join accounts a on a.id = l.account_id
     where l.table_name = $1 and l.record_id = $2 and ($3::text[] is null or l.action = any ($3))
     order by l.created_at desc, l.id desc limit 1`,
    [table, record_id, acts],
  );
  const [last] = rows;
  return last === undefined ? '' : doneText(last);
}
