import { branchStatus, customerStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { open, preparing } = branchStatus.code;
const { accountDeleted } = customerStatus.code;

/** What a customer changes about themselves; the columns' names. */
export interface CustomerProfile {
  name: string;
  name_kana: string;
  gender: number;
  email: string;
  tel: string;
  emergency_contact_name: string;
  emergency_contact_tel: string;
  date_of_birth: string;
  postal_code: string;
  prefecture_id: number;
  address1: string;
  address2: string;
  default_branch_id: number;
  social_media_upload: number;
}

/** Of a family that is still registering: what was not given yet stays open. */
export type PendingProfile = Pick<CustomerProfile, 'name' | 'name_kana' | 'email' | 'tel'> & {
  [Column in Exclude<keyof CustomerProfile, 'name' | 'name_kana' | 'email' | 'tel'>]: CustomerProfile[Column] | null;
};

const columns = [
  'name',
  'name_kana',
  'gender',
  'email',
  'tel',
  'emergency_contact_name',
  'emergency_contact_tel',
  'date_of_birth',
  'postal_code',
  'prefecture_id',
  'address1',
  'address2',
  'default_branch_id',
  'social_media_upload',
] as const satisfies readonly (keyof CustomerProfile)[];

/** False if the account was deleted meanwhile. */
export async function updateProfile(
  tx: Transaction,
  customerId: number,
  profile: CustomerProfile | PendingProfile,
): Promise<boolean> {
  const assignments = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
  const { rowCount } = await tx.query(
    `update customers set ${assignments} where id = $1 and status <> ${accountDeleted}`,
    [customerId, ...columns.map((column) => profile[column])],
  );
  return rowCount === 1;
}

interface Contact {
  emergency_contact_name: string | null;
  emergency_contact_tel: string | null;
}

export async function emergencyContactOf(db: Queryable, customerId: number): Promise<Contact | null> {
  const { rows } = await db.query<Contact>(
    'select emergency_contact_name, emergency_contact_tel from customers where id = $1',
    [customerId],
  );
  return rows[0] ?? null;
}

/** False if the account was deleted meanwhile. */
export async function setEmergencyContact(tx: Transaction, customerId: number, contact: Contact): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update customers set emergency_contact_name = $2, emergency_contact_tel = $3
     where id = $1 and status <> ${accountDeleted}`,
    [customerId, contact.emergency_contact_name, contact.emergency_contact_tel],
  );
  return rowCount === 1;
}

/** The branch a customer may choose as default: a real one, open or preparing (tied in db/tests/rules-agree.test.ts). */
export async function isChoosableBranch(db: Queryable, branchId: number): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from branches where id = $1 and real_store_flag and status in (${open}, ${preparing})) as found`,
    [branchId],
  );
  return rows[0]?.found ?? false;
}

export async function isPrefecture(db: Queryable, prefectureId: number): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from prefectures where id = $1) as found',
    [prefectureId],
  );
  return rows[0]?.found ?? false;
}
