import type { Queryable, Transaction } from '../../postgres/database.ts';

type OwnSession = { id: string; device: string; created_at: Date; last_used_at: Date };

/** The browsers a person is signed in with, the one used last first. */
export async function openSessionsOf(
  db: Queryable,
  uid: string,
  role: 'user' | 'staff' = 'user',
): Promise<OwnSession[]> {
  const { rows } = await db.query<OwnSession>(
    `select id, device, created_at, last_used_at from auth.session_families
     where uid = $1 and role = $2 and revoked_at is null and expires_at > app.now()
     order by last_used_at desc, id`,
    [uid, role],
  );
  return rows;
}

/** False where it is not theirs or was over already. */
export async function closeOwnSession(tx: Transaction, uid: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.session_families set revoked_at = app.now() where id = $1 and uid = $2 and revoked_at is null',
    [id, uid],
  );
  return rowCount === 1;
}

/** All but the one in use, and the mailed links that would still open one. */
export async function closeOtherSessions(tx: Transaction, uid: string, session_id: string): Promise<void> {
  await tx.query(
    'update auth.session_families set revoked_at = app.now() where uid = $1 and id <> $2 and revoked_at is null',
    [uid, session_id],
  );
  await tx.query('update auth.password_resets set used_at = app.now() where uid = $1 and used_at is null', [uid]);
}

/** The person at this session has just proved their identity again. */
export async function noteIdentityConfirmed(tx: Transaction, session_id: string): Promise<void> {
  await tx.query('update auth.session_families set identity_confirmed_at = app.now() where id = $1', [session_id]);
}

export async function identityWasConfirmed(tx: Transaction, session_id: string, minutes: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from auth.session_families
     where id = $1 and identity_confirmed_at > app.now() - make_interval(mins => $2)`,
    [session_id, minutes],
  );
  return rowCount === 1;
}
