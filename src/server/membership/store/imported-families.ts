import { customerStatus, registrationStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { NewChild } from './registering.ts';

const { accountDeleted } = customerStatus.code;
const { detailsPending } = registrationStatus.code;

export interface ImportedFamily {
  uid: string;
  name: string;
  name_kana: string;
  gender: number | null;
  date_of_birth: string | null;
  postal_code: string | null;
  prefecture_id: number | null;
  address1: string | null;
  address2: string | null;
  tel: string;
  email: string;
  default_branch_id: number | null;
  emergency_contact_name: string | null;
  emergency_contact_tel: string | null;
  children: readonly NewChild[];
}

/** Which addresses are taken: by a family, a newcomer or a member of staff. */
export async function takenEmails(db: Queryable, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ email: string }>(
    `select lower(email) as email from auth.users where email = any ($1::citext[])
     union select lower(email) from customers where email = any ($1::citext[]) and status <> ${accountDeleted}`,
    [emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/**
 * Sign-ins, families and children, each in one statement. Nothing is agreed to on their behalf and no card is known: they
 * start in the state of a family that has reserved a seat but not yet registered a card (registration_status 2).
 */
export async function insertImportedFamilies(
  tx: Transaction,
  families: readonly ImportedFamily[],
  password_hash: string,
): Promise<number[]> {
  const all = JSON.stringify(families);
  await tx.query(
    `insert into auth.users (uid, kind, email, password_hash)
     select uid, 'customer', email, $2 from jsonb_to_recordset($1::jsonb) as f (uid text, email citext)`,
    [all, password_hash],
  );
  const { rows } = await tx.query<{ id: number }>(
    `insert into customers (uid, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2,
       tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, registration_status)
     select uid, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2,
       tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, ${detailsPending}
     from jsonb_populate_recordset(null::customers, $1::jsonb) returning id`,
    [all],
  );
  await tx.query(
    `insert into children (customer_id, name, name_kana, gender, date_of_birth, customer_remarks)
     select c.id, k.name, k.name_kana, k.gender, k.date_of_birth, k.customer_remarks
     from jsonb_to_recordset($1::jsonb) as f (uid text, children jsonb) join customers c on c.uid = f.uid
     cross join lateral rows from (jsonb_to_recordset(f.children)
       as (name text, name_kana text, gender smallint, date_of_birth date, customer_remarks text)) with ordinality
       as k (name, name_kana, gender, date_of_birth, customer_remarks, place)
     order by c.id, k.place`,
    [all],
  );
  return rows.map(({ id }) => id);
}

export async function noteImported(tx: Transaction, import_id: number, customer_ids: readonly number[]): Promise<void> {
  await tx.query('insert into imported_customers (import_id, customer_id) select $1, unnest($2::integer[])', [
    import_id,
    customer_ids,
  ]);
}
