import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type StoredDraft = {
  id: number;
  version: number;
  table_name: RuleTable;
  adaptation_date: TokyoDate;
  content: Record<string, unknown>;
};
type DraftWrite = Pick<StoredDraft, 'table_name' | 'adaptation_date' | 'content'>;

/** The draft of a day, in the order in which it was written. */
export async function draftsOf(db: Queryable, day: TokyoDate): Promise<StoredDraft[]> {
  const { rows } = await db.query<StoredDraft>(
    'select id, version, table_name, adaptation_date, content from rule_drafts where adaptation_date = $1 order by id',
    [day],
  );
  return rows;
}

export async function insertDraft(tx: Transaction, draft: DraftWrite, account_id: number): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into rule_drafts (adaptation_date, table_name, content, account_id) values ($1, $2, $3, $4) returning id',
    [draft.adaptation_date, draft.table_name, JSON.stringify(draft.content), account_id],
  );
  return rows[0]?.id ?? 0;
}

export async function updateDraft(tx: Transaction, id: number, draft: DraftWrite, account_id: number): Promise<void> {
  await tx.query('update rule_drafts set adaptation_date = $2, content = $3, account_id = $4 where id = $1', [
    id,
    draft.adaptation_date,
    JSON.stringify(draft.content),
    account_id,
  ]);
}

export async function deleteDraft(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from rule_drafts where id = $1', [id]);
}
