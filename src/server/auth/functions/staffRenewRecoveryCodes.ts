import { implement, refuse } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { ownFactorChange } from '../second-factor/own-factors.ts';
import { issueRecoveryCodes } from '../second-factor/set-up.ts';
import { hasSecondFactor, secondFactorsOf } from '../store/second-factor/factors.ts';

export const staffRenewRecoveryCodes = implement(
  'staffRenewRecoveryCodes',
  async (context, _input, acting) => {
    const { account, clock, database, uid } = context;
    return database.transaction(clock.now(), async (tx) => {
      if (!hasSecondFactor(await secondFactorsOf(tx, uid))) return refuse('stale_status');
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
      return { status: 'OK', recovery_codes: await issueRecoveryCodes(tx, uid) };
    });
  },
  { needs_open_session: true },
);
