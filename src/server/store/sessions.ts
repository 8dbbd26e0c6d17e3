import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

type SessionRole = 'user' | 'staff';

/** A browser that stays away for so long has to sign in again. */
const SESSION_DAYS = 30;
/**
 * Two tabs may refresh with the same cookie at the same moment, and an answer may get lost on the way (a reload, a tunnel):
 * so long the old cookie is exchanged once more. Later than this it is a stolen one.
 */
const REUSE_GRACE_SECONDS = 30;

export interface OpenSession {
  id: string;
  uid: string;
  role: SessionRole;
  cookie: string;
}

export async function openSession(tx: Transaction, uid: string, role: SessionRole): Promise<OpenSession> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.session_families (id, uid, role, created_at, last_used_at, expires_at)
     values ($1, $2, $3, app.now(), app.now(), app.now() + make_interval(days => $4))`,
    [id, uid, role, SESSION_DAYS],
  );
  return { id, uid, role, cookie: await issueToken(tx, id) };
}

async function issueToken(tx: Transaction, familyId: string): Promise<string> {
  const token = newSecret();
  await tx.query('insert into auth.session_tokens (token_hash, family_id, issued_at) values ($1, $2, app.now())', [
    hashSecret(token),
    familyId,
  ]);
  return token;
}

interface TokenRow {
  family_id: string;
  uid: string;
  role: SessionRole;
  valid: boolean;
  replaced: boolean;
  in_grace: boolean;
}

/** Exchanges the cookie for a fresh one. A cookie that was replaced before ends the whole family: it was copied. */
export async function rotateSession(tx: Transaction, cookie: string): Promise<OpenSession | null> {
  const hash = hashSecret(cookie);
  const { rows } = await tx.query<TokenRow>(
    `select t.family_id, f.uid, f.role, f.revoked_at is null and f.expires_at > app.now() and not u.disabled as valid,
       t.replaced_at is not null as replaced,
       t.replaced_at > app.now() - make_interval(secs => $2) as in_grace
     from auth.session_tokens t join auth.session_families f on f.id = t.family_id join auth.users u on u.uid = f.uid
     where t.token_hash = $1 for update of t, f`,
    [hash, REUSE_GRACE_SECONDS],
  );
  const [row] = rows;
  if (!row?.valid) return null;
  const session = { id: row.family_id, uid: row.uid, role: row.role };
  if (row.replaced && !row.in_grace) {
    await closeSession(tx, row.family_id);
    return null;
  }
  await tx.query(
    'update auth.session_tokens set replaced_at = coalesce(replaced_at, app.now()) where token_hash = $1',
    [hash],
  );
  await tx.query(
    `update auth.session_families set last_used_at = app.now(), expires_at = app.now() + make_interval(days => $2)
     where id = $1`,
    [row.family_id, SESSION_DAYS],
  );
  return { ...session, cookie: await issueToken(tx, row.family_id) };
}

export async function closeSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.session_families set revoked_at = app.now() where id = $1 and revoked_at is null', [id]);
}

export async function closeSessionOfCookie(tx: Transaction, cookie: string): Promise<void> {
  await tx.query(
    `update auth.session_families set revoked_at = app.now()
     where id = (select family_id from auth.session_tokens where token_hash = $1) and revoked_at is null`,
    [hashSecret(cookie)],
  );
}

/** A bearer token is good for some minutes by itself; this asks whether the session behind it was ended meanwhile. */
export async function sessionWasEnded(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('select from auth.session_families where id = $1 and revoked_at is not null', [
    id,
  ]);
  return rowCount === 1;
}

/** Every way in but the password itself: sessions, and what would still open one (custom tokens, mailed reset links). */
export async function closeAllSessions(tx: Transaction, uid: string): Promise<void> {
  await tx.query('update auth.session_families set revoked_at = app.now() where uid = $1 and revoked_at is null', [
    uid,
  ]);
  await tx.query('delete from auth.custom_tokens where uid = $1', [uid]);
  await tx.query('delete from auth.password_resets where uid = $1', [uid]);
}

/** Whose cookie this is, without using it up: for a plain navigation, which cannot hand a new one to every tab. */
export async function uidOfCookie(tx: Transaction, cookie: string): Promise<string | null> {
  const { rows } = await tx.query<{ uid: string }>(
    `select f.uid from auth.session_tokens t join auth.session_families f on f.id = t.family_id
       join auth.users u on u.uid = f.uid
     where t.token_hash = $1 and f.role = 'user' and f.revoked_at is null and f.expires_at > app.now() and not u.disabled
       and (t.replaced_at is null or t.replaced_at > app.now() - make_interval(secs => $2))`,
    [hashSecret(cookie), REUSE_GRACE_SECONDS],
  );
  return rows[0]?.uid ?? null;
}
