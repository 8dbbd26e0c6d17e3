import type { Queryable, Transaction } from '../../../postgres/database.ts';

interface SecondFactors {
  totp: boolean;
  passkeys: number;
  /** Recovery codes not used yet. */
  recovery_codes: number;
}

/** The second factors a user has besides the password. */
export async function secondFactorsOf(db: Queryable, uid: string): Promise<SecondFactors> {
  const { rows } = await db.query<SecondFactors>(
    `select exists (select from auth.totp_secrets where uid = $1 and confirmed_at is not null) as totp,
       (select count(*)::integer from auth.passkeys where uid = $1) as passkeys,
       (select count(*)::integer from auth.recovery_codes where uid = $1 and used_at is null) as recovery_codes`,
    [uid],
  );
  return rows[0] ?? { totp: false, passkeys: 0, recovery_codes: 0 };
}

export const hasSecondFactor = (factors: SecondFactors): boolean => factors.totp || factors.passkeys > 0;

export async function removeSecondFactors(tx: Transaction, uid: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'second_steps']) {
    await tx.query(`delete from auth.${table} where uid = $1`, [uid]);
  }
}

/** Recovery codes help out where a second factor is; without one they are nothing. */
export async function dropRecoveryCodesWithoutFactor(tx: Transaction, uid: string): Promise<void> {
  if (hasSecondFactor(await secondFactorsOf(tx, uid))) return;
  await replaceRecoveryCodes(tx, uid, []);
}

export async function replaceRecoveryCodes(tx: Transaction, uid: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('delete from auth.recovery_codes where uid = $1', [uid]);
  for (const hash of hashes) {
    await tx.query('insert into auth.recovery_codes (uid, code_hash) values ($1, $2)', [uid, hash]);
  }
}

/** True once for each code. */
export async function spendRecoveryCode(tx: Transaction, uid: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.recovery_codes set used_at = app.now() where uid = $1 and code_hash = $2 and used_at is null',
    [uid, hash],
  );
  return rowCount === 1;
}

interface StaffSignInSettings {
  headquarters_second_factor: boolean;
  managers_second_factor: boolean;
  /** So long a proof counts for what asks for a fresh one. */
  fresh_proof_minutes: number;
  version: number;
}

export async function staffSignInSettings(db: Queryable): Promise<StaffSignInSettings> {
  const { rows } = await db.query<StaffSignInSettings>(
    'select headquarters_second_factor, managers_second_factor, fresh_proof_minutes, version from staff_sign_in_settings',
  );
  const [settings] = rows;
  if (settings === undefined) throw new Error('no settings for sign-in');
  return settings;
}

export async function saveStaffSignInSettings(
  tx: Transaction,
  settings: Omit<StaffSignInSettings, 'version'>,
): Promise<void> {
  await tx.query(
    'update staff_sign_in_settings set headquarters_second_factor = $1, managers_second_factor = $2, fresh_proof_minutes = $3',
    [settings.headquarters_second_factor, settings.managers_second_factor, settings.fresh_proof_minutes],
  );
}
