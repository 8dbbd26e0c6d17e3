import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

const { accountDeleted } = customerStatus.code;

/** Wrong phone digits after which a link becomes useless. */
const MOST_WRONG_ANSWERS = 5;

interface IssuedFamilyLink {
  token: string;
  expires_at: Date;
}

/** Lasts as long as the settings say. `account_id` null: it goes by mail. */
export async function issueFamilyLink(
  tx: Transaction,
  link: { customer_id: number; account_id: number | null },
): Promise<IssuedFamilyLink> {
  const token = newSecret();
  const { rows } = await tx.query<{ expires_at: Date }>(
    `insert into auth.family_links (token_hash, customer_id, account_id, expires_at)
     select $1, $2, $3, app.now() + make_interval(hours => s.family_link_hours)
     from app.reserve_settings_on(app.tokyo_today()) s returning expires_at`,
    [hashSecret(token), link.customer_id, link.account_id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the link was not written');
  return { token, expires_at: row.expires_at };
}

/** A new one takes the place of those before: a link that went astray stops working. */
export async function endFamilyLinks(tx: Transaction, customer_id: number): Promise<void> {
  await tx.query('update auth.family_links set used_at = app.now() where customer_id = $1 and used_at is null', [
    customer_id,
  ]);
}

export interface OpenedFamilyLink {
  customer_id: number;
  uid: string;
  name: string;
  email: string | null;
  tel: string;
  branch_name: string | null;
  proven: boolean;
  state: 'open' | 'used' | 'expired';
}

/** What has become of a link; null for one we never made. Locked, where its use is decided. */
export async function familyLinkOf(
  db: Queryable,
  token: string,
  lock: 'for update of l' | '' = '',
): Promise<OpenedFamilyLink | null> {
  const { rows } = await db.query<OpenedFamilyLink>(
    `select c.id as customer_id, c.uid, c.name, c.email, c.tel, b.name as branch_name, l.proven_at is not null as proven,
       case when l.used_at is not null or c.status = ${accountDeleted} then 'used'
         when l.expires_at <= app.now() or l.wrong_answers >= ${MOST_WRONG_ANSWERS} then 'expired' else 'open' end as state
     from auth.family_links l join customers c on c.id = l.customer_id
     left join branches b on b.id = c.default_branch_id
     where l.token_hash = $1 ${lock}`,
    [hashSecret(token)],
  );
  return rows[0] ?? null;
}

export async function noteWrongAnswer(db: Queryable, token: string): Promise<void> {
  await db.query('update auth.family_links set wrong_answers = wrong_answers + 1 where token_hash = $1', [
    hashSecret(token),
  ]);
}

export async function proveFamilyLink(tx: Transaction, token: string): Promise<void> {
  await tx.query('update auth.family_links set proven_at = coalesce(proven_at, app.now()) where token_hash = $1', [
    hashSecret(token),
  ]);
}

/** The account's first way in. Its number was given when it was entered. */
export async function addEmailSignIn(
  tx: Transaction,
  customer: { customer_id: number; uid: string },
  email: string,
  password_hash: string,
): Promise<void> {
  await tx.query("insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, $3)", [
    customer.uid,
    email,
    password_hash,
  ]);
  await tx.query('update customers set email = $2 where id = $1', [customer.customer_id, email]);
  await endFamilyLinks(tx, customer.customer_id);
}

/** A LINE account that began to register and never finished becomes the family's; messages go there from now on. */
export async function addLineSignIn(
  tx: Transaction,
  customer: { customer_id: number; uid: string },
  line: { line_user_id: string; display_name: string; friend: boolean },
  knownUid: string | null,
): Promise<string> {
  const uid = knownUid ?? customer.uid;
  if (knownUid === null) {
    await tx.query(
      `insert into auth.users (uid, kind, line_user_id, line_display_name, line_friend) values ($1, 'customer', $2, $3, $4)`,
      [uid, line.line_user_id, line.display_name, line.friend],
    );
  }
  await tx.query('update customers set uid = $2, line_user_id = $3, line_notification_flag = $4 where id = $1', [
    customer.customer_id,
    uid,
    line.line_user_id,
    line.friend,
  ]);
  await endFamilyLinks(tx, customer.customer_id);
  return uid;
}
