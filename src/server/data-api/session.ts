import type { DataApiRole } from './schema/catalogue.ts';
import type { WireValue } from './wire.ts';

export interface DataApiCaller {
  readonly role: DataApiRole;
  /** The signed-in user's uid, '' when there is none. */
  readonly uid: string;
  /** The registered tablet of a staff session; `limited`: with the rights of branch staff there. */
  readonly tablet?: { readonly branch_id: number; readonly limited: boolean } | null;
}

/**
 * Who asks, when, and how long it may take: set local to the transaction, so nothing stays on the connection.
 * The role comes last: the settings before it are made by the login role.
 *
 * statement_timeout holds for the very next statement of the same batch: PostgreSQL stops the timer at the end of each
 * Execute and starts it again, with the setting then in force, at the next message (measured: a 5 s sleep ends at the
 * 300 ms set here, compile.test.ts and execute.test.ts).
 */
const PREAMBLE_SQL = `select set_config('jwt.claims.uid', $1, true), set_config('app.now', $2, true),
  set_config('transaction_read_only', $3, true), set_config('statement_timeout', $4, true),
  set_config('TimeZone', 'Asia/Tokyo', true), set_config('plan_cache_mode', 'force_generic_plan', true),
  set_config('jwt.claims.pin_branch', $5, true), set_config('role', $6, true)`;

export function preambleOf(caller: DataApiCaller, now: Date, kind: 'query' | 'mutation', statementTimeoutMs: number) {
  const readOnly = kind === 'query' ? 'on' : 'off';
  const pinBranch = caller.tablet?.limited ? String(caller.tablet.branch_id) : '';
  const timeout = String(statementTimeoutMs);
  const values: WireValue[] = [caller.uid, now.toISOString(), readOnly, timeout, pinBranch, caller.role];
  return { text: PREAMBLE_SQL, values, name: 'data_api_preamble' };
}
