import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

type SessionRole = 'user' | 'staff';

/** A bearer token is good for so long by itself; a session is never extended past its last day by one. */
export const BEARER_LIFETIME_SECONDS = 600;

/** How long a browser may stay away, and after how long it has to sign in again whatever it does (config). */
interface SessionLimits {
  SESSION_IDLE_DAYS: number;
  SESSION_LONGEST_DAYS: number;
  /** So long a password given to a PIN session opens the person's own rights. */
  IDENTITY_MINUTES: number;
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
  /** `full_seconds`: so long the person's own rights last; 0 with a PIN alone, null for a session without an end to them. */
  tablet: { id: number; branch_id: number; full_seconds: number | null } | null;
}

interface NewSession {
  uid: string;
  role: SessionRole;
  device?: string;
  /** A registered tablet: the session stays on it, and is shorter. */
  tablet?: { id: number; branch_id: number } | null;
  by_pin?: boolean;
}

/** Anyone who signs in has just proved who they are; a PIN proves it for the acts of branch staff only. */
export async function openSession(
  tx: Transaction,
  { uid, role, device = '', tablet = null, by_pin = false }: NewSession,
  limits: SessionLimits,
): Promise<OpenSession> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.session_families
       (id, uid, role, device, created_at, last_used_at, identity_confirmed_at, expires_at, tablet_id, by_pin)
     values ($1, $2, $3, $4, app.now(), app.now(), case when $8 then 'epoch' else app.now() end,
       case when $7::integer is null then app.now() + make_interval(days => least($5::integer, $6::integer))
         else app.now() + (select make_interval(hours => tablet_session_hours) from staff_sign_in_settings) end,
       $7, $8)`,
    [id, uid, role, device, limits.SESSION_IDLE_DAYS, limits.SESSION_LONGEST_DAYS, tablet?.id ?? null, by_pin],
  );
  const bound = tablet && { id: tablet.id, branch_id: tablet.branch_id, full_seconds: by_pin ? 0 : null };
  return { id, uid, role, cookie: await issueToken(tx, id), tablet: bound };
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
  tablet_id: number | null;
  branch_id: number;
  full_seconds: number | null;
}

/**
 * Exchanges the cookie for a fresh one. A cookie that was replaced before ends the whole family: it was copied. So was one
 * of a registered tablet that comes from elsewhere (`tablet_id`: the tablet that asks, null for any other browser).
 */
export async function rotateSession(
  tx: Transaction,
  cookie: string,
  limits: SessionLimits,
  tablet_id: number | null = null,
): Promise<OpenSession | null> {
  const hash = hashSecret(cookie);
  const { rows } = await tx.query<TokenRow>(
    `select t.family_id, f.uid, f.role, f.revoked_at is null and f.expires_at > app.now() and not u.disabled as valid,
       t.replaced_at is not null as replaced,
       t.replaced_at > app.now() - make_interval(secs => $2) as in_grace, f.tablet_id, b.branch_id,
       case when f.by_pin then greatest(0, floor(extract(epoch from
         f.identity_confirmed_at + make_interval(mins => $3) - app.now())))::integer end as full_seconds
     from auth.session_tokens t join auth.session_families f on f.id = t.family_id join auth.users u on u.uid = f.uid
       left join tablets b on b.id = f.tablet_id
     where t.token_hash = $1 for update of t, f`,
    [hash, REUSE_GRACE_SECONDS, limits.IDENTITY_MINUTES],
  );
  const [row] = rows;
  if (!row?.valid) return null;
  const tablet =
    row.tablet_id === null ? null : { id: row.tablet_id, branch_id: row.branch_id, full_seconds: row.full_seconds };
  const session = { id: row.family_id, uid: row.uid, role: row.role, tablet };
  const elsewhere = row.tablet_id !== null && row.tablet_id !== tablet_id;
  if (elsewhere || (row.replaced && !row.in_grace)) {
    await closeSession(tx, row.family_id);
    return null;
  }
  await tx.query(
    'update auth.session_tokens set replaced_at = coalesce(replaced_at, app.now()) where token_hash = $1',
    [hash],
  );
  await tx.query(
    `update auth.session_families set last_used_at = app.now(), expires_at = case when tablet_id is not null
       then expires_at else least(app.now() + make_interval(days => $2),
         created_at + make_interval(days => $3) - make_interval(secs => $4)) end
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
  // Marked as used rather than deleted, so that the page of an old link can say so at once.
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
): Promise<{ uid: string; role: SessionRole; pin_branch: number | null } | null> {
  const { rows } = await db.query<{ uid: string; role: SessionRole; pin_branch: number | null }>(
    `select f.uid, f.role, case when f.by_pin then b.branch_id end as pin_branch
     from auth.session_tokens t join auth.session_families f on f.id = t.family_id
       join auth.users u on u.uid = f.uid left join tablets b on b.id = f.tablet_id
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
