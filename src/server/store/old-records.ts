import type { Tx } from './database.ts';

/**
 * What nobody needs any more and what names people (addresses, networks, sessions): attempts outside every rate limit's
 * window, sign-ins that ended, links and tokens that expired, events third parties no longer repeat.
 */
export async function forgetOldRecords(tx: Tx): Promise<void> {
  for (const sql of [
    "delete from auth.rate_limits where window_start < app.now() - interval '1 day'",
    "delete from auth.custom_tokens where expires_at < app.now() - interval '1 day'",
    "delete from auth.password_resets where expires_at < app.now() - interval '1 day'",
    "delete from auth.line_login_states where expires_at < app.now() - interval '1 day'",
    "delete from auth.session_families where least(expires_at, revoked_at) < app.now() - interval '30 days'",
    "delete from auth.ended_sessions where ended_at < app.now() - interval '1 day'",
    "delete from app.webhook_events where processed_at < app.now() - interval '90 days'",
  ]) {
    await tx.query(sql);
  }
}
