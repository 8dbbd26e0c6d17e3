import { branchStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { insertKeyed, type KeyedInsert } from '../../store/keyed-insert.ts';

const { open, preparing } = branchStatus.code;

type NewInquiry = {
  inquiry_category_id: number;
  branch_id: number | null;
  customer_id: number | null;
  /** Who of the family asks, other than its paying member. */
  asked_member_id?: number | null;
  corporate_name: string | null;
  department_name: string | null;
  name: string;
  tel: string;
  email: string;
  inquiry_text: string;
  idempotency_key: string;
  content_hash: string;
};

export const insertInquiry = (tx: Transaction, row: NewInquiry): Promise<KeyedInsert> =>
  insertKeyed(tx, 'inquiries', row);

/** Of those that are offered now. */
export async function categoryIsOfType(db: Queryable, id: number, type: 1 | 2): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from inquiry_categories
     where id = $1 and type = $2 and app.is_published(publication_flag, publication_datetime, null)`,
    [id, type],
  );
  return rowCount === 1;
}

/** A branch that can be written to: listed, or the headquarters. */
export async function findReceivingBranch(
  db: Queryable,
  id: number,
): Promise<{ id: number; chatwork: boolean } | null> {
  const { rows } = await db.query<{ id: number; chatwork: boolean }>(
    `select id, chatwork_room_id is not null as chatwork from branches
     where id = $1 and (status in (${open}, ${preparing}) or not real_store_flag)`,
    [id],
  );
  return rows[0] ?? null;
}

export type StoredInquiry = Omit<
  NewInquiry,
  'inquiry_category_id' | 'customer_id' | 'idempotency_key' | 'content_hash'
> & {
  id: number;
  type: 1 | 2;
  category_name: string;
  branch_name: string;
  /** The branch asked; the headquarters for a company's question. */
  branch_email: string;
  branch_tel: string;
};

export async function inquiryById(db: Queryable, id: number): Promise<StoredInquiry | null> {
  const { rows } = await db.query<StoredInquiry>(
    `select i.id, i.branch_id, i.corporate_name, i.department_name, i.name, i.tel, i.email, i.inquiry_text, c.type,
       c.name as category_name, b.name as branch_name, b.email as branch_email, b.tel as branch_tel
     from inquiries i
     join inquiry_categories c on c.id = i.inquiry_category_id
     join branches b on b.id = coalesce(i.branch_id,
       (select h.id from branches h where not h.real_store_flag order by h.id limit 1))
     where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
