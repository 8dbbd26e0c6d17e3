import type { Transaction } from '../../postgres/database.ts';

interface InboxTemplate {
  branch_id: number | null;
  title: string;
  body: string;
  kind: number;
}

export async function insertInboxTemplate(
  tx: Transaction,
  { branch_id, title, body, kind }: InboxTemplate,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into inbox_templates (branch_id, title, body, kind) values ($1, $2, $3, $4) returning id',
    [branch_id, title, body, kind],
  );
  return rows[0]?.id ?? 0;
}

export async function updateInboxTemplate(
  tx: Transaction,
  id: number,
  { title, body, kind }: Omit<InboxTemplate, 'branch_id'>,
): Promise<void> {
  await tx.query('update inbox_templates set title = $2, body = $3, kind = $4 where id = $1', [id, title, body, kind]);
}

export async function deleteInboxTemplate(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from inbox_templates where id = $1', [id]);
}

/** Whose template it is; undefined: there is none. */
export async function branchOfInboxTemplate(tx: Transaction, id: number): Promise<number | null | undefined> {
  const { rows } = await tx.query<{ branch_id: number | null }>('select branch_id from inbox_templates where id = $1', [
    id,
  ]);
  return rows[0]?.branch_id;
}
