import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

type SessionRole = 'user' | 'staff';

/** A bearer token is good for so long by itself; a session is never extended past its last day by one. */
export const BEARER_LIFETIME_SECONDS = 600;

/** How long a browser may stay away, and after how long it has to sign in again whatever it does (config). */
export interface SessionLimits {
  SESSION_IDLE_DAYS: number;
  SESSION_LONGEST_DAYS: number;
}

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

/** Whoever signs in has just proved who they are. */
export async function openSession(
  tx: Transaction,
  { uid, role, device = '' }: { uid: string; role: SessionRole; device?: string },
  limits: SessionLimits,
): Promise<OpenSession> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.session_families
       (id, uid, role, device, created_at, last_used_at, identity_confirmed_at, expires_at)
     values ($1, $2, $3, $4, app.now(), app.now(), app.now(),
       app.now() + make_interval(days => least($5::integer, $6::integer)))`,
    [id, uid, role, device, limits.SESSION_IDLE_DAYS, limits.SESSION_LONGEST_DAYS],
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
export async function rotateSession(
  tx: Transaction,
  cookie: string,
  limits: SessionLimits,
): Promise<OpenSession | null> {
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
    `update auth.session_families set last_used_at = app.now(), expires_at = least(
       app.now() + make_interval(days => $2), created_at + make_interval(days => $3) - make_interval(secs => $4))
     where id = $1`,
    [row.family_id, limits.SESSION_IDLE_DAYS, limits.SESSION_LONGEST_DAYS, BEARER_LIFETIME_SECONDS],
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
  const { rowCount } = await db.query('select from auth.ended_sessions where session_id = $1', [id]);
  return rowCount === 1;
}

/** Every way in but the password itself: sessions, and what would still open one (custom tokens, half-done sign-ins, mailed reset links). */
export async function closeAllSessions(tx: Transaction, uid: string): Promise<void> {
  await tx.query('update auth.session_families set revoked_at = app.now() where uid = $1 and revoked_at is null', [
    uid,
  ]);
  await tx.query('delete from auth.custom_tokens where uid = $1', [uid]);
  await tx.query('delete from auth.second_steps where uid = $1', [uid]);
  // Kept as used, so that the page of an old link can say so at once.
  await tx.query('update auth.password_resets set used_at = app.now() where uid = $1 and used_at is null', [uid]);
}

/** Sessions that ended while a bearer token of theirs may still live. */
export async function recentlyEndedSessions(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ session_id: string }>(
    'select session_id from auth.ended_sessions where ended_at > app.now() - make_interval(secs => $1)',
    [BEARER_LIFETIME_SECONDS],
  );
  return rows.map(({ session_id }) => session_id);
}

/** Whose session the cookie belongs to, without using it up: for what a browser asks for by itself (a picture, a document). */
export async function sessionOfCookie(
  db: Queryable,
  cookie: string,
): Promise<{ uid: string; role: SessionRole } | null> {
  const { rows } = await db.query<{ uid: string; role: SessionRole }>(
    `select f.uid, f.role from auth.session_tokens t join auth.session_families f on f.id = t.family_id
       join auth.users u on u.uid = f.uid
     where t.token_hash = $1 and f.revoked_at is null and f.expires_at > app.now() and not u.disabled
       and (t.replaced_at is null or t.replaced_at > app.now() - make_interval(secs => $2))`,
    [hashSecret(cookie), REUSE_GRACE_SECONDS],
  );
  return rows[0] ?? null;
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
