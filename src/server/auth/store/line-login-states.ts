import type { Transaction } from '../../postgres/database.ts';
import { hashSecret } from './secrets.ts';

export const linePurposes = [
  'register',
  'reserves',
  'login',
  'friend',
  'notification',
  'change',
  'confirm',
  'family',
] as const;
export type LinePurpose = (typeof linePurposes)[number];

/** What survives the round trip to LINE, found again by the state value (of which only the hash is stored). */
export interface LineLoginState {
  purpose: LinePurpose;
  code_verifier: string;
  nonce: string;
  branch: string | null;
  return_to: string | null;
  /** Who asked, where a session is needed. */
  uid: string | null;
}

/** SPEC §4: the state value lives for 60 minutes. */
export const LINE_STATE_MINUTES = 60;

export async function storeLineState(tx: Transaction, state: string, kept: LineLoginState): Promise<void> {
  // Old ones are of no use to anybody; clearing up here needs no job.
  await tx.query("delete from auth.line_login_states where expires_at < app.now() - interval '1 day'");
  await tx.query(
    `insert into auth.line_login_states (state_hash, purpose, code_verifier, nonce, branch, return_to, uid, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, app.now() + make_interval(mins => $8))`,
    [
      hashSecret(state),
      kept.purpose,
      kept.code_verifier,
      kept.nonce,
      kept.branch,
      kept.return_to,
      kept.uid,
      LINE_STATE_MINUTES,
    ],
  );
}

/** Single use: a second call with the same state, or one after 60 minutes or for another purpose, finds nothing. */
export async function takeLineState(
  tx: Transaction,
  state: string,
  purpose: LinePurpose,
): Promise<LineLoginState | null> {
  const { rows } = await tx.query<LineLoginState>(
    `update auth.line_login_states set used_at = app.now()
     where state_hash = $1 and purpose = $2 and used_at is null and expires_at > app.now()
     returning purpose, code_verifier, nonce, branch, return_to, uid`,
    [hashSecret(state), purpose],
  );
  return rows[0] ?? null;
}
