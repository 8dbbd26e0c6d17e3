import { accountRole } from '../../../domain/codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { changeAccount, placed } from '../account-change.ts';
import { otherHeadquarters, saveAccount } from '../store/account-writes.ts';

const { headquarters } = accountRole.code;

export const headquartersSaveAccount = implement(
  'headquartersSaveAccount',
  async ({ clock, database }, { account_id, version, ...given }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const others = await otherHeadquarters(tx, account_id);
      const change = { account: acting, account_id, version };
      await changeAccount(tx, change, async ({ role }) => {
        const leaves = role === headquarters && given.role !== headquarters;
        if (leaves && others === 0) throw new Refusal('last_headquarters', { fields: ['role'] });
        await saveAccount(tx, account_id, await placed(tx, given));
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
