import type { Queryable, Transaction } from '../../../postgres/database.ts';
import { hashSecret, newSecret } from '../secrets.ts';

type StepPurpose = 'sign_in' | 'set_up' | 'add_passkey' | 'confirm';

const STEP_MINUTES = 10;
/** So many wrong answers, then one begins with the password again. */
const STEP_ATTEMPTS = 5;

export async function beginStep(
  tx: Transaction,
  step: { uid: string; purpose: StepPurpose; challenge?: string },
): Promise<string> {
  const token = newSecret();
  await tx.query(
    `insert into auth.second_steps (token_hash, uid, purpose, challenge, expires_at)
     values ($1, $2, $3, $4, app.now() + make_interval(mins => $5))`,
    [hashSecret(token), step.uid, step.purpose, step.challenge ?? '', STEP_MINUTES],
  );
  return token;
}

export interface Step {
  uid: string;
  purpose: StepPurpose;
  challenge: string;
}

/** Counts one answer, before it is looked at, so that many at once are no way around; null when the step is over. */
export async function tryStep(db: Queryable, token: string): Promise<Step | null> {
  const { rows } = await db.query<Step>(
    `update auth.second_steps set attempts = attempts + 1
     where token_hash = $1 and used_at is null and expires_at > app.now() and attempts < $2
     returning uid, purpose, challenge`,
    [hashSecret(token), STEP_ATTEMPTS],
  );
  return rows[0] ?? null;
}

/** True for the first who gets through with it. */
export async function finishStep(tx: Transaction, token: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.second_steps set used_at = app.now() where token_hash = $1 and used_at is null',
    [hashSecret(token)],
  );
  return rowCount === 1;
}
