import type { Queryable, Transaction } from '../../postgres/database.ts';
import { insertKeyed, type KeyedInsert } from '../../store/keyed-insert.ts';

type NewApplication = {
  branch_id: number;
  staff_recruitment_id: number | null;
  name: string;
  name_kana: string;
  tel: string;
  email: string;
  application_text: string;
  idempotency_key: string;
  content_hash: string;
};

export const insertApplication = (tx: Transaction, row: NewApplication): Promise<KeyedInsert> =>
  insertKeyed(tx, 'staff_recruitment_applications', row);

/** Published, and sought at this branch. Without an occupation the application is open and always welcome. */
export async function recruitmentIsOffered(db: Queryable, id: number | null, branch_id: number): Promise<boolean> {
  if (id === null) return true;
  const { rowCount } = await db.query(
    `select from staff_recruitments r join staff_recruitments_branches b on b.staff_recruitment_id = r.id
     where r.id = $1 and app.is_published(r.publication_flag, r.publication_datetime, null) and b.branch_id = $2`,
    [id, branch_id],
  );
  return rowCount === 1;
}

export type StoredApplication = Omit<NewApplication, 'idempotency_key' | 'content_hash'> & {
  id: number;
  occupation: string | null;
  branch_name: string;
  branch_tel: string;
  branch_email: string;
  headquarters_email: string | null;
};

export async function applicationById(db: Queryable, id: number): Promise<StoredApplication | null> {
  const { rows } = await db.query<StoredApplication>(
    `select a.id, a.branch_id, a.staff_recruitment_id, a.name, a.name_kana, a.tel, a.email, a.application_text,
       r.occupation, b.name as branch_name, b.tel as branch_tel, b.email as branch_email,
       (select h.email from branches h where not h.real_store_flag order by h.id limit 1) as headquarters_email
     from staff_recruitment_applications a
     join branches b on b.id = a.branch_id
     left join staff_recruitments r on r.id = a.staff_recruitment_id
     where a.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
