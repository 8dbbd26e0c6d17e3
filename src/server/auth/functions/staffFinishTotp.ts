import { limitSecondStep } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { ownFactorChange } from '../second-factor/own-factors.ts';
import { finishOneTimeCodes, firstRecoveryCodes } from '../second-factor/set-up.ts';

/** The app counts only after one of its codes was entered: scanning the QR code alone locks nobody out. */
export const staffFinishTotp = implement(
  'staffFinishTotp',
  async (context, { code }, acting) => {
    const { account, clock, config, database, uid } = context;
    await limitSecondStep(context);
    return database.transaction(clock.now(), async (tx) => {
      const passed = await finishOneTimeCodes(tx, { uid, code, now: clock.now() }, config);
      if (!passed) throw new Refusal('second_step_wrong', { fields: ['code'] });
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
      return { status: 'OK', recovery_codes: await firstRecoveryCodes(tx, uid) };
    });
  },
  { needs_open_session: true },
);
