import { implement } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { ownFactorChange, refuseWithoutFactor } from '../second-factor/own-factors.ts';
import { dropRecoveryCodesWithoutFactor } from '../store/second-factor/factors.ts';
import { deleteTotpSecret } from '../store/second-factor/totp-secrets.ts';

export const staffRemoveTotp = implement(
  'staffRemoveTotp',
  async (context, _input, acting) => {
    const { account, clock, database, uid } = context;
    await database.transaction(clock.now(), async (tx) => {
      if (!(await deleteTotpSecret(tx, uid))) return;
      await refuseWithoutFactor(tx, uid, account);
      await dropRecoveryCodesWithoutFactor(tx, uid);
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
