import { paymentMethod } from '../../../domain/codes.ts';
import type { Consents } from '../../../domain/membership/consents.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { isChoosableBranch, isPrefecture } from './customer-profile.ts';

/** What a registration writes about the customer; the columns' names. */
export interface NewCustomer {
  uid: string;
  name: string;
  name_kana: string;
  gender: number | null;
  date_of_birth: string | null;
  tel: string;
  /** Null for a family at the desk that has none. */
  email: string | null;
  emergency_contact_name: string | null;
  emergency_contact_tel: string | null;
  default_branch_id: number;
  registration_status: 1 | 2;
  postal_code?: string;
  prefecture_id?: number;
  address1?: string;
  address2?: string;
  social_media_upload?: number;
  plan_type_id?: number;
  payment_method?: 1 | 2;
  stripe_customer_id?: string;
  stripe_payment_method_id?: string;
  stripe_subscription_id?: string;
  stripe_subscription_status?: string;
}

const columns = [
  'uid',
  'name',
  'name_kana',
  'gender',
  'date_of_birth',
  'tel',
  'email',
  'emergency_contact_name',
  'emergency_contact_tel',
  'default_branch_id',
  'registration_status',
  'postal_code',
  'prefecture_id',
  'address1',
  'address2',
  'social_media_upload',
  'plan_type_id',
  'payment_method',
  'stripe_customer_id',
  'stripe_payment_method_id',
  'stripe_subscription_id',
  'stripe_subscription_status',
] as const satisfies readonly (keyof NewCustomer)[];

/** Messages go to the LINE account the customer signed up with, once our account is a friend of it. */
export async function insertCustomer(tx: Transaction, customer: NewCustomer): Promise<number> {
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await tx.query<{ id: number }>(
    `insert into customers (${columns.join(', ')}, line_user_id, line_notification_flag)
     select ${places}, u.line_user_id, u.line_user_id is not null and u.line_friend
     from (select $1::text as uid) me left join auth.users u on u.uid = me.uid
     returning id`,
    columns.map((column) => customer[column] ?? null),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the customer was not written');
  return row.id;
}

export interface NewChild {
  name: string;
  name_kana: string | null;
  gender: number | null;
  date_of_birth: string;
  customer_remarks: string;
}

/** The children's ids, in the order of the form. */
export async function insertChildren(
  tx: Transaction,
  customerId: number,
  children: readonly NewChild[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const child of children) {
    const { rows } = await tx.query<{ id: number }>(
      `insert into children (customer_id, name, name_kana, gender, date_of_birth, customer_remarks)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [customerId, child.name, child.name_kana, child.gender, child.date_of_birth, child.customer_remarks],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Which version of which text, the ones in force, the parent agreed to (product-rules.md "Law on the screens"). */
export async function insertConsents(
  tx: Transaction,
  customerId: number,
  consents: Partial<Consents>,
  /** Which family member agrees; null: the one registering. */
  member_id: number | null = null,
): Promise<void> {
  for (const [kind, version] of Object.entries(consents)) {
    await tx.query(
      `insert into customer_consents (customer_id, kind, version, consented_at, agreed_member_id) values ($1, $2, $3, app.now(), $4)
       on conflict do nothing`,
      [customerId, kind, version, member_id],
    );
  }
}

/** The form fields whose choice does not exist (any more). */
export async function unknownPlaces(
  db: Queryable,
  chosen: { prefecture_id?: number; default_branch_id: number },
): Promise<string[]> {
  const { prefecture_id, default_branch_id } = chosen;
  const knownPrefecture = prefecture_id === undefined || (await isPrefecture(db, prefecture_id));
  const knownBranch = await isChoosableBranch(db, default_branch_id);
  return [...(knownPrefecture ? [] : ['prefecture_id']), ...(knownBranch ? [] : ['default_branch_id'])];
}

interface PaymentOfCustomer {
  plan_type_id: number;
  stripe_customer_id: string;
  stripe_payment_method_id: string;
  stripe_subscription_id: string | null;
  stripe_subscription_status: string | null;
}

/**
 * A card was confirmed and the plan is about to be charged: the seats that wait for it are held for as long as that may
 * take, so that the sweep does not take them away meanwhile. Which they are; a seat the sweep took first is not among them.
 */
export async function holdForCard(tx: Transaction, customerId: number, until: Date): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `update reserves set card_due_datetime = greatest(card_due_datetime, least($2, start_datetime))
     where customer_id = $1 and card_due_datetime is not null and live returning id`,
    [customerId, until],
  );
  return rows.map(({ id }) => id);
}

/**
 * Variant B's second step. The reserves made so far wait for no card any more. False if another click has done it.
 */
export async function setRegistrationPayment(
  tx: Transaction,
  customerId: number,
  payment: PaymentOfCustomer,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update customers set plan_type_id = $2, stripe_customer_id = $3, stripe_payment_method_id = $4, payment_method = ${paymentMethod.code.card},
       stripe_subscription_id = $5, stripe_subscription_status = $6
     where id = $1 and (plan_type_id is null or stripe_payment_method_id is null)`,
    [
      customerId,
      payment.plan_type_id,
      payment.stripe_customer_id,
      payment.stripe_payment_method_id,
      payment.stripe_subscription_id,
      payment.stripe_subscription_status,
    ],
  );
  if (rowCount !== 1) return false;
  await tx.query(
    'update reserves set card_due_datetime = null where customer_id = $1 and card_due_datetime is not null and live',
    [customerId],
  );
  return true;
}

interface ReserveOfRegistration {
  customer_id: number;
  reserve_id: number;
  approval_status: number;
  branch_id: number;
  reserve_amount: number;
  card_due_datetime: Date | null;
  content_hash: string | null;
}

/** What the first call with this key has made. */
export async function reserveOfRegistration(db: Queryable, uid: string, idempotencyKey: string) {
  const { rows } = await db.query<ReserveOfRegistration>(
    `select r.customer_id, r.id as reserve_id, r.approval_status, r.branch_id, r.reserve_amount, r.card_due_datetime,
       r.content_hash
     from reserves r join customers c on c.id = r.customer_id where c.uid = $1 and r.idempotency_key = $2`,
    [uid, idempotencyKey],
  );
  return rows[0] ?? null;
}
