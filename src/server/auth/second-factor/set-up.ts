import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import { replaceRecoveryCodes, secondFactorsOf } from '../store/second-factor/factors.ts';
import { storeTotpSecret, takeTotpStep } from '../store/second-factor/totp-secrets.ts';
import { encryptSecret } from '../store/secrets.ts';
import { newOneTimeCodes } from './one-time-codes.ts';
import { codeStepOf } from './prove.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** A new secret for the authenticator app; it counts once a code of it was typed. Null where an app is set up already. */
export async function beginOneTimeCodes(
  tx: Transaction,
  person: { uid: string; email: string },
  config: Services['config'],
): Promise<{ secret: string; uri: string } | null> {
  const fresh = newOneTimeCodes(person.email);
  const kept = await storeTotpSecret(tx, person.uid, encryptSecret(config.AUTH_SIGNING_KEY, fresh.secret));
  return kept ? fresh : null;
}

export async function finishOneTimeCodes(
  tx: Transaction,
  { uid, code, now }: { uid: string; code: string; now: Date },
  config: Services['config'],
): Promise<boolean> {
  const step = await codeStepOf(tx, { uid, code, now, confirmed: false }, config);
  return step !== null && takeTotpStep(tx, uid, step);
}

/** New codes take the place of the old ones. */
export async function issueRecoveryCodes(tx: Transaction, uid: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    uid,
    codes.map((code) => hashOfRecoveryCode(uid, code)),
  );
  return codes;
}

/** With the first factor; with a further one the codes on paper stay good. */
export async function firstRecoveryCodes(tx: Transaction, uid: string): Promise<string[]> {
  return (await secondFactorsOf(tx, uid)).recovery_codes > 0 ? [] : issueRecoveryCodes(tx, uid);
}
