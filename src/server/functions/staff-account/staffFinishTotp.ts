import { ownFactorChange } from '../../auth/second-factor/own-factors.ts';
import { finishOneTimeCodes, firstRecoveryCodes } from '../../auth/second-factor/set-up.ts';
import { writeAudit } from '../../store/upkeep/audit.ts';
import { limitSecondStep } from '../callable/account-guards.ts';
import { implement, Refusal } from '../callable/context.ts';

/** The app counts once a code of it was typed: a photograph of the QR code alone locks nobody out. */
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
