import { implement } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { ownFactorChange, refuseWithoutFactor } from '../second-factor/own-factors.ts';
import { dropRecoveryCodesWithoutFactor } from '../store/second-factor/factors.ts';
import { deletePasskey } from '../store/second-factor/passkey-rows.ts';

export const staffRemovePasskey = implement(
  'staffRemovePasskey',
  async (context, { passkey_id }, acting) => {
    const { account, clock, database, uid } = context;
    await database.transaction(clock.now(), async (tx) => {
      if (!(await deletePasskey(tx, uid, passkey_id))) return;
      await refuseWithoutFactor(tx, uid, account);
      await dropRecoveryCodesWithoutFactor(tx, uid);
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
