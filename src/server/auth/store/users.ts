import type { Queryable, Transaction } from '../../postgres/database.ts';
import { hashSecret, newSecret, newUid } from './secrets.ts';

export interface User {
  uid: string;
  kind: 'customer' | 'staff';
  email: string | null;
  password_hash: string | null;
  line_user_id: string | null;
  line_display_name: string | null;
  disabled: boolean;
}

const columns = 'uid, kind, email, password_hash, line_user_id, line_display_name, disabled';

export async function userByEmail(tx: Queryable, email: string): Promise<User | null> {
  const { rows } = await tx.query<User>(`select ${columns} from auth.users where email = $1`, [email]);
  return rows[0] ?? null;
}

export async function userByLineUserId(tx: Queryable, lineUserId: string): Promise<User | null> {
  const { rows } = await tx.query<User>(`select ${columns} from auth.users where line_user_id = $1`, [lineUserId]);
  return rows[0] ?? null;
}

export async function userByUid(tx: Queryable, uid: string): Promise<User | null> {
  const { rows } = await tx.query<User>(`select ${columns} from auth.users where uid = $1`, [uid]);
  return rows[0] ?? null;
}

export async function createEmailUser(tx: Transaction, email: string, passwordHash: string): Promise<string> {
  const uid = newUid();
  await tx.query("insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, $3)", [
    uid,
    email,
    passwordHash,
  ]);
  return uid;
}

export async function createLineUser(tx: Transaction, lineUserId: string, displayName: string): Promise<string> {
  const uid = newUid();
  await tx.query(
    "insert into auth.users (uid, kind, line_user_id, line_display_name) values ($1, 'customer', $2, $3)",
    [uid, lineUserId, displayName],
  );
  return uid;
}

export async function setPassword(tx: Transaction, uid: string, passwordHash: string): Promise<void> {
  await tx.query('update auth.users set password_hash = $2 where uid = $1', [uid, passwordHash]);
}

/** Staff only: headquarters see when each last signed in. */
export async function noteSignIn(tx: Transaction, uid: string): Promise<void> {
  await tx.query('update auth.users set last_sign_in_at = app.now() where uid = $1', [uid]);
}

const CUSTOM_TOKEN_SECONDS = 300;
const PASSWORD_RESET_SECONDS = 3600;

/** A custom token signs its bearer in once, within five minutes. */
export async function issueCustomToken(tx: Transaction, uid: string): Promise<string> {
  const token = newSecret();
  await tx.query(
    `insert into auth.custom_tokens (token_hash, uid, expires_at) values ($1, $2, app.now() + make_interval(secs => $3))`,
    [hashSecret(token), uid, CUSTOM_TOKEN_SECONDS],
  );
  return token;
}

export const redeemCustomToken = (tx: Transaction, token: string) => redeem(tx, 'auth.custom_tokens', token);

export async function issuePasswordReset(
  tx: Transaction,
  uid: string,
  seconds: number = PASSWORD_RESET_SECONDS,
): Promise<string> {
  const token = newSecret();
  await tx.query(
    `insert into auth.password_resets (token_hash, uid, expires_at) values ($1, $2, app.now() + make_interval(secs => $3))`,
    [hashSecret(token), uid, seconds],
  );
  return token;
}

/** The link an invited person sets the first password with; the ones sent before stop working. */
export async function issueInvitation(tx: Transaction, uid: string, hours: number): Promise<string> {
  await tx.query('update auth.password_resets set used_at = app.now() where uid = $1 and used_at is null', [uid]);
  return issuePasswordReset(tx, uid, hours * 3600);
}

export type PasswordReset = {
  email: string | null;
  state: 'open' | 'used' | 'expired';
  /** An invitation: there is no password yet. */
  first: boolean;
};

/** What has become of a mailed link; null for one we never sent, or that is long forgotten. */
export async function passwordResetOf(tx: Transaction, token: string): Promise<PasswordReset | null> {
  const { rows } = await tx.query<PasswordReset>(
    `select u.email, case when r.used_at is not null then 'used' when r.expires_at <= app.now() then 'expired'
       else 'open' end as state, u.password_hash is null and u.line_user_id is null as first
     from auth.password_resets r join auth.users u on u.uid = r.uid where r.token_hash = $1`,
    [hashSecret(token)],
  );
  return rows[0] ?? null;
}

export const redeemPasswordReset = (tx: Transaction, token: string) => redeem(tx, 'auth.password_resets', token);

async function redeem(tx: Transaction, table: 'auth.custom_tokens' | 'auth.password_resets', token: string) {
  const { rows } = await tx.query<{ uid: string }>(
    `update ${table} set used_at = app.now()
     where token_hash = $1 and used_at is null and expires_at > app.now() returning uid`,
    [hashSecret(token)],
  );
  return rows[0]?.uid ?? null;
}
