import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import { spendRecoveryCode } from '../store/second-factor/factors.ts';
import { notePasskeyUsed, passkeysOf } from '../store/second-factor/passkey-rows.ts';
import { takeTotpStep, totpSecretOf } from '../store/second-factor/totp-secrets.ts';
import { decryptSecret } from '../store/secrets.ts';
import { stepOfCode } from './one-time-codes.ts';
import { provedBy } from './passkeys.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

export type Proof = { code: string } | { recovery_code: string } | { passkey: unknown };

/** The step of a right code of this person; `confirmed` false while the app is being set up. */
export async function codeStepOf(
  db: Queryable,
  { uid, code, now, confirmed }: { uid: string; code: string; now: Date; confirmed: boolean },
  config: Services['config'],
): Promise<number | null> {
  const stored = await totpSecretOf(db, uid);
  if (stored === null || stored.confirmed !== confirmed) return null;
  const secret = decryptSecret(config.AUTH_SIGNING_KEY, stored.secret);
  return secret === null ? null : stepOfCode(secret, code, now);
}

/** Each proof counts once: the code's step, the recovery code, the passkey's answer to this challenge. */
export async function proves(
  tx: Transaction,
  { uid, challenge, proof, now }: { uid: string; challenge: string; proof: Proof; now: Date },
  config: Services['config'],
): Promise<boolean> {
  if ('code' in proof) {
    const step = await codeStepOf(tx, { uid, code: proof.code, now, confirmed: true }, config);
    return step !== null && takeTotpStep(tx, uid, step);
  }
  if ('recovery_code' in proof) return spendRecoveryCode(tx, uid, hashOfRecoveryCode(uid, proof.recovery_code));
  if (challenge === '') return false;
  const used = await provedBy(config, challenge, await passkeysOf(tx, uid), proof.passkey);
  if (used === null) return false;
  await notePasskeyUsed(tx, used.id, used.counter, used.backed_up);
  return true;
}
