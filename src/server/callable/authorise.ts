import type { FunctionCaller } from '../../contract/functions/definition.ts';
import type { FunctionName } from '../../contract/functions/functions.ts';
import { hasRight, isStaffRight } from '../../domain/auth/staff-rights.ts';
import { registrationStatus } from '../../domain/codes.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import type { Caller } from '../auth/caller.ts';
import { accountOfSession } from '../auth/store/accounts.ts';
import { sessionWasEnded } from '../auth/store/sessions.ts';
import { userByUid } from '../auth/store/users.ts';
import { siteState } from '../company/store/site-state.ts';
import { familyByUid } from '../membership/store/family-people.ts';
import { CallableError, type FunctionContext, Refusal } from './context.ts';
import { signatureOf } from './pin-rights.ts';

type EveryContext = Omit<FunctionContext<'anyone'>, 'uid' | 'staff_uid'>;

/** Every function names who may call it; here the caller is held against that, from the database and not the token. */
export async function authorise(every: EveryContext, wanted: FunctionCaller, caller: Caller): Promise<FunctionContext> {
  if (wanted === 'anyone') {
    const uidAs = (role: 'user' | 'staff') => (caller.role === role ? caller.uid : null);
    return { ...every, uid: uidAs('user'), staff_uid: uidAs('staff') };
  }
  if (caller.role === 'anonymous') throw new CallableError('UNAUTHENTICATED');
  const { uid } = caller;
  if (isStaffRight(wanted)) {
    const account =
      caller.role === 'staff'
        ? await every.database.read(every.clock.now(), (db) => accountOfSession(db, uid, every.pin_branch))
        : null;
    if (account === null || !hasRight(account.role, wanted)) throw new CallableError('PERMISSION_DENIED');
    const signature = signatureOf(every);
    return { ...every, uid, session_id: caller.session_id, account: { ...account, signature } };
  }
  const signedIn = authoriseSignedIn(every, caller);
  if (wanted === 'signed_in') {
    await refuseDeleted(every, uid);
    return signedIn;
  }
  const family = await every.database.read(every.clock.now(), (db) => familyByUid(db, uid));
  const forPayer = wanted === 'customer' || wanted === 'payer';
  if (forPayer && family !== null && family.person.role !== familyRole.code.payingMember) {
    await refuseDeleted(every, uid);
    throw new Refusal('paying_member_only');
  }
  if (family === null || family.customer.registration_status === registrationStatus.code.accountOnly) {
    await refuseDeleted(every, uid);
    throw new Refusal('not_registered');
  }
  if (family.person.hidden_flag && wanted !== 'payer') throw new Refusal('ask_headquarters');
  if (wanted === 'guardian' && family.person.role === familyRole.code.relative) throw new Refusal('guardians_only');
  return { ...signedIn, ...family };
}

/** By the token alone: the caller has not been looked up in the database yet. */
function authoriseSignedIn(every: EveryContext, caller: Caller): FunctionContext<'signed_in'> {
  if (caller.role === 'anonymous') throw new CallableError('UNAUTHENTICATED');
  if (caller.role !== 'user') throw new CallableError('PERMISSION_DENIED');
  return { ...every, uid: caller.uid, session_id: caller.session_id };
}

/** Callers without any session are refused by `authorise`. */
export async function requireOpenSession({ clock, database }: EveryContext, caller: Caller): Promise<void> {
  if (caller.role === 'anonymous') return;
  if (await database.read(clock.now(), (db) => sessionWasEnded(db, caller.session_id)))
    throw new CallableError('UNAUTHENTICATED');
}

/** What makes a newcomer a customer. */
const forNewcomers: ReadonlySet<FunctionName> = new Set([
  'emailSignup',
  'createCustomer',
  'createReservesCustomer',
  'staffCreateFamily',
]);

/** No one can become a customer until headquarters have opened the company (/staff/headquarters). */
export async function requireOpenSite({ clock, database }: EveryContext, name: FunctionName): Promise<void> {
  if (!forNewcomers.has(name)) return;
  const { open_flag } = await database.read(clock.now(), (db) => siteState(db));
  if (!open_flag) throw new Refusal('site_not_open');
}

/** A bearer token outlives its account by minutes. */
async function refuseDeleted({ clock, database }: EveryContext, uid: string): Promise<void> {
  if ((await database.read(clock.now(), (db) => userByUid(db, uid)))?.disabled !== false)
    throw new Refusal('account_deleted');
}
