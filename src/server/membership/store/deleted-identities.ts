import { keyedHash } from '../../auth/store/secrets.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** After an account deletion a keyed hash still recognises who comes back (product-rules.md "Customer lifecycle"). */
type Identity = { kind: 'line'; line_user_id: string } | { kind: 'email'; email: string };

function identityHash(key: string, identity: Identity): string {
  const text = identity.kind === 'line' ? identity.line_user_id : identity.email.toLowerCase();
  return keyedHash(key, `${identity.kind}:${text}`);
}

/** How an account ended that was signed in to with this; null where none did. */
export async function endOfIdentity(
  db: Queryable,
  key: string,
  identity: Identity,
): Promise<'account_deleted' | 'account_merged' | null> {
  const { rows } = await db.query<{ merged_flag: boolean }>(
    'select merged_flag from auth.deleted_identities where identity_hash = $1',
    [identityHash(key, identity)],
  );
  const [end] = rows;
  return end === undefined ? null : end.merged_flag ? 'account_merged' : 'account_deleted';
}

/** Those of the addresses whose owner deleted the account. */
export async function deletedEmails(db: Queryable, key: string, emails: readonly string[]): Promise<Set<string>> {
  const hashes = new Map(emails.map((email) => [identityHash(key, { kind: 'email', email }), email]));
  const { rows } = await db.query<{ identity_hash: string }>(
    'select identity_hash from auth.deleted_identities where identity_hash = any ($1)',
    [[...hashes.keys()]],
  );
  return new Set(rows.flatMap(({ identity_hash }) => hashes.get(identity_hash) ?? []));
}

/** The sign-in is gone at once: no session, no password, no LINE; the address and the LINE account are free again. */
export async function removeSignIn(tx: Transaction, key: string, uid: string, merged_flag = false): Promise<void> {
  const { rows } = await tx.query<{ email: string | null; line_user_id: string | null }>(
    'select email, line_user_id from auth.users where uid = $1 for update',
    [uid],
  );
  const [user] = rows;
  if (user === undefined) return;
  const identities: Identity[] = [];
  if (user.email !== null) identities.push({ kind: 'email', email: user.email });
  if (user.line_user_id !== null) identities.push({ kind: 'line', line_user_id: user.line_user_id });
  for (const identity of identities) {
    await tx.query(
      `insert into auth.deleted_identities (identity_hash, deleted_at, merged_flag) values ($1, app.now(), $2)
       on conflict (identity_hash) do update set deleted_at = excluded.deleted_at, merged_flag = excluded.merged_flag`,
      [identityHash(key, identity), merged_flag],
    );
  }
  await tx.query(
    `update auth.users set disabled = true, email = null, password_hash = null, line_user_id = null,
       line_display_name = null where uid = $1`,
    [uid],
  );
  await tx.query('delete from auth.session_families where uid = $1', [uid]);
  await tx.query('delete from auth.custom_tokens where uid = $1', [uid]);
  await tx.query('delete from auth.password_resets where uid = $1', [uid]);
}

/** The person registered again; the old account is no longer mentioned. */
export async function forgetDeletion(tx: Transaction, key: string, identity: Identity): Promise<void> {
  await tx.query('delete from auth.deleted_identities where identity_hash = $1', [identityHash(key, identity)]);
}
