import type { RefusalType } from '../../contract/errors.ts';
import type { FunctionCaller } from '../../contract/functions/definition.ts';
import type { FunctionName } from '../../contract/functions/functions.ts';
import { hasRight, isStaffRight } from '../../domain/auth/staff-rights.ts';
import { accountRole, actProof } from '../../domain/codes.ts';
import type { Caller } from '../auth/caller.ts';
import { accountByUid } from '../auth/store/accounts.ts';
import { lastProvedOn } from '../auth/store/pins.ts';
import { tabletById } from '../auth/store/tablets.ts';
import { CallableError, type FunctionContext, Refusal } from './context.ts';

type EveryContext = Pick<FunctionContext, 'clock' | 'database' | 'pin_branch' | 'tablet_id'>;

/**
 * What a PIN opens: whatever branch staff (role 3) may do at the tablet's branch, because a PIN session acts with that role
 * and that branch alone (accountOfSession, app.pin_branch_id). A function for managers or headquarters is therefore shut
 * without being named anywhere. Named here is what role 3 may do too, but about one's own account, not about children.
 */
export const passwordOnly: ReadonlySet<FunctionName> = new Set<FunctionName>([
  'staffSaveOwnName',
  'staffEndSession',
  'staffEndOtherSessions',
  'staffBeginTotp',
  'staffFinishTotp',
  'staffRemoveTotp',
  'staffBeginPasskey',
  'staffFinishPasskey',
  'staffRemovePasskey',
  'staffRenewRecoveryCodes',
  'staffRemovePin',
]);

export function requireMoreThanPin({ pin_branch }: EveryContext, name: FunctionName): void {
  if (pin_branch !== null && passwordOnly.has(name)) throw new Refusal('needs_password');
}

/** Refusals that mean "a manager may": a PIN session of one hears that the password is wanted. */
const managersMay: ReadonlySet<string> = new Set<RefusalType>([
  'attendance_manager_needed',
  'discount_limit',
  'care_manager_needed',
]);

/** Refused for want of rights that the person behind the PIN has. */
export async function wouldPassWithPassword(
  { clock, database, pin_branch }: EveryContext,
  caller: Caller,
  wanted: FunctionCaller,
  error: unknown,
): Promise<boolean> {
  if (pin_branch === null || caller.role !== 'staff') return false;
  const denied = error instanceof CallableError && error.status === 'PERMISSION_DENIED';
  if (!denied && !(error instanceof Refusal && managersMay.has(error.result.type))) return false;
  const account = await database.read(clock.now(), (db) => accountByUid(db, caller.uid));
  if (account === null || account.role === accountRole.code.branchStaff) return false;
  return !isStaffRight(wanted) || hasRight(account.role, wanted);
}

/** How the caller had shown who they are, for the audit log. */
export function signatureOf({ pin_branch, tablet_id }: Pick<EveryContext, 'pin_branch' | 'tablet_id'>) {
  return { proof: pin_branch === null ? actProof.code.password : actProof.code.pin, tablet_id };
}

/** Sent with a tap that was made without connection: whose PIN or password had been right last. */
export const lastProvedHeader = 'x-last-proved';
/** The board's taps, head count and hand-overs in an emergency, and the records of care, which wait for the connection. */
const offlineActs: ReadonlySet<FunctionName> = new Set<FunctionName>([
  'staffCheckIn',
  'staffCheckOut',
  'staffNoShow',
  'staffUndoCheck',
  'staffWriteChildLog',
  'staffBeginNap',
  'staffEndNap',
  'staffCheckSleep',
  'staffHandOverChild',
  'staffCountChild',
]);

/**
 * An offline act is attributed to the person who last authenticated on that tablet, and marked as such; the person who is
 * signed in when the connection returns merely delivers it. A person who was not on this tablet recently cannot be named.
 */
export async function signedAsProved(
  context: FunctionContext,
  name: FunctionName,
  header: string | string[] | undefined,
): Promise<FunctionContext> {
  if (typeof header !== 'string' || !offlineActs.has(name) || !('account' in context)) return context;
  const { account, clock, database, tablet_id } = context;
  const signature = { proof: actProof.code.offline, tablet_id };
  const account_id = /^\d{1,9}$/.test(header) ? Number(header) : account.id;
  if (account_id === account.id || tablet_id === null) return { ...context, account: { ...account, signature } };
  const proved = await database.read(clock.now(), async (db) => {
    const tablet = await tabletById(db, tablet_id);
    return tablet && lastProvedOn(db, { id: tablet_id, branch_id: tablet.branch_id }, account_id);
  });
  return { ...context, account: { ...(proved ?? account), signature } };
}
