import type { Queryable, Transaction } from '../../../postgres/database.ts';

interface TotpSecret {
  /** Encrypted (secrets.ts). */
  secret: Buffer;
  confirmed: boolean;
  last_step: number;
}

export async function totpSecretOf(db: Queryable, uid: string): Promise<TotpSecret | null> {
  const { rows } = await db.query<TotpSecret>(
    'select secret, confirmed_at is not null as confirmed, last_step from auth.totp_secrets where uid = $1',
    [uid],
  );
  return rows[0] ?? null;
}

/** A secret that is not confirmed yet gives way to the next one; one in use does not: false. */
export async function storeTotpSecret(tx: Transaction, uid: string, secret: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into auth.totp_secrets (uid, secret) values ($1, $2)
     on conflict (uid) do update set secret = excluded.secret, last_step = 0
     where auth.totp_secrets.confirmed_at is null`,
    [uid, secret],
  );
  return rowCount === 1;
}

/** Takes the step of a code; false if it, or a later one, was taken before: a code seen over the shoulder is of no use. */
export async function takeTotpStep(tx: Transaction, uid: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.totp_secrets set last_step = $2, confirmed_at = coalesce(confirmed_at, app.now())
     where uid = $1 and last_step < $2`,
    [uid, step],
  );
  return rowCount === 1;
}

export async function deleteTotpSecret(tx: Transaction, uid: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from auth.totp_secrets where uid = $1', [uid]);
  return rowCount === 1;
}
