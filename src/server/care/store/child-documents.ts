import { customerStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

export async function isChildOfFamily(db: Queryable, customer_id: number, child_id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from children where id = $1 and customer_id = $2 and not disable', [
    child_id,
    customer_id,
  ]);
  return (rowCount ?? 0) > 0;
}

/** The child's paper that is this file already. */
export async function documentOfFile(db: Queryable, child_id: number, file_key: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    'select d.id from child_documents d join files f on f.id = d.file_id where d.child_id = $1 and f.key = $2',
    [child_id, file_key],
  );
  return rows[0]?.id ?? null;
}

export async function countDocuments(db: Queryable, child_id: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from child_documents where child_id = $1 and removed_at is null',
    [child_id],
  );
  return rows[0]?.count ?? 0;
}

export async function addDocument(
  tx: Transaction,
  document: {
    child_id: number;
    kind: number;
    file_id: number;
    valid_until: TokyoDate | null;
    family_member_id: number | null;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into child_documents (child_id, kind, file_id, valid_until, family_member_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [document.child_id, document.kind, document.file_id, document.valid_until, document.family_member_id],
  );
  return rows[0]?.id as number;
}

export async function lockDocumentOfFamily(
  tx: Transaction,
  customer_id: number,
  id: number,
): Promise<{ child_id: number; removed: boolean } | null> {
  const { rows } = await tx.query<{ child_id: number; removed: boolean }>(
    `select d.child_id, d.removed_at is not null as removed from child_documents d join children c on c.id = d.child_id
     where d.id = $2 and c.customer_id = $1 for update of d`,
    [customer_id, id],
  );
  return rows[0] ?? null;
}

/** The row stays to say that there was one; the file goes now, not a day later (app.remove_file takes the bytes). */
export async function removeDocument(tx: Transaction, id: number): Promise<void> {
  const { rows } = await tx.query<{ file_id: number | null }>('select file_id from child_documents where id = $1', [
    id,
  ]);
  await tx.query('update child_documents set removed_at = app.now(), file_id = null where id = $1', [id]);
  await tx.query('delete from files where id = $1', [rows[0]?.file_id]);
}

/** Papers of a child that is joined with another become that one's. */
export async function moveDocuments(tx: Transaction, fromChild: number, intoChild: number): Promise<void> {
  await tx.query('update child_documents set child_id = $2 where child_id = $1', [fromChild, intoChild]);
  await moveDocumentsWithChild(tx, intoChild);
}

/** A child that went over to another family takes its papers along. */
export async function moveDocumentsWithChild(tx: Transaction, child_id: number): Promise<void> {
  await tx.query(
    `update files f set customer_id = c.customer_id from child_documents d join children c on c.id = d.child_id
     where d.file_id = f.id and d.child_id = $1`,
    [child_id],
  );
}

interface ExpiringDocument {
  id: number;
  customer_id: number;
  /** Which of the two reminders is due. */
  last: boolean;
}

/** Papers whose last day is near, of families that are here, where none of the same kind of that child is good for longer. */
export async function expiringDocuments(db: Queryable): Promise<ExpiringDocument[]> {
  const { rows } = await db.query<ExpiringDocument>(
    `select d.id, c.customer_id, d.valid_until <= app.tokyo_today() + s.document_last_reminder_days as last
     from child_documents d join children c on c.id = d.child_id join customers k on k.id = c.customer_id
     cross join app.care_settings_on(app.tokyo_today()) s
     where d.removed_at is null and not c.disable and k.status <> ${accountDeleted}
       and d.valid_until between app.tokyo_today()
         and app.tokyo_today() + greatest(s.document_first_reminder_days, s.document_last_reminder_days)
       and not exists (select from child_documents n where n.child_id = d.child_id and n.kind = d.kind
         and n.removed_at is null and n.valid_until > d.valid_until)
     order by d.id`,
  );
  return rows;
}
