import { accountRole, accountState } from '../../../domain/codes.ts';
import { closeAllSessions } from '../../auth/store/sessions.ts';
import { userByUid } from '../../auth/store/users.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Acting } from '../../store/audit.ts';
import { changeAccount } from '../account-change.ts';
import { otherHeadquarters, setAccountDisabled } from '../store/account-writes.ts';
import { onlyManagerOf, successorsFor, takeOver } from '../store/succession.ts';

type Leaving = { account: Acting; account_id: number; successor_account_id: number | null; reason: string };

/** Ends every session and stream at once; what they did stays under their name. No branch is left without a manager unsaid. */
export const headquartersDisableAccount = implement(
  'headquartersDisableAccount',
  async ({ account, clock, database }, { account_id, version, disable_flag, reason, successor_account_id }, acting) => {
    const disable = disable_flag === 1;
    if (disable && account_id === account.id) return refuse('own_account');
    return database.transaction(clock.now(), async (tx) => {
      const others = await otherHeadquarters(tx, account_id);
      const change = { account: acting, account_id, version, reason };
      await changeAccount(tx, change, async ({ uid, role, state }) => {
        if (disable && role === accountRole.code.headquarters && others === 0) throw new Refusal('last_headquarters');
        if (disable === (state === accountState.code.disabled)) return undefined;
        const noted = disable ? await handOver(tx, { account: acting, account_id, successor_account_id, reason }) : {};
        await setAccountDisabled(tx, account_id, disable);
        await closeAllSessions(tx, uid);
        // Links sent earlier stop working: a person without a password yet gets a new one.
        if (!disable && (await userByUid(tx, uid))?.password_hash === null)
          await enqueue(tx, 'sendInvitationMail', { uid });
        return noted;
      });
      return { status: 'OK' };
    });
  },
  { needs_open_session: true },
);

/** The branches this person alone leads go to the successor, whose own entry says so; what the audit log adds to both. */
async function handOver(tx: Transaction, { account, account_id, successor_account_id, reason }: Leaving) {
  const branches = await onlyManagerOf(tx, account_id);
  if (branches.length === 0) return {};
  if (successor_account_id === null) throw new Refusal('only_manager', { details: { branches } });
  const to = (await successorsFor(tx, account_id)).find(({ id }) => id === successor_account_id);
  if (to === undefined) throw new Refusal('successor_unable', { fields: ['successor_account_id'] });
  const branch_ids = branches.map(({ id }) => id);
  await changeAccount(tx, { account, account_id: to.id, reason }, async () => {
    await takeOver(tx, { from: account_id, to, branch_ids });
    return { handed_account_id: account_id };
  });
  return { successor_account_id: to.id };
}
