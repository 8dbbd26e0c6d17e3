import { pinWeaknessText, weaknessOfPin } from '../../../domain/auth/pin.ts';
import { requireOwnPassword } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { savePin } from '../store/pins.ts';
import { hashPin } from '../tablets/pin-hash.ts';

/** Only by the person themselves, with the password: PINs are never handed out by others. */
export const staffSetPin = implement(
  'staffSetPin',
  async (context, { current_password, pin }, acting) => {
    const { account, clock, config, database, uid } = context;
    await requireOwnPassword(context, current_password);
    const weakness = weaknessOfPin(pin);
    if (weakness !== null) throw new Refusal('pin_easy', { msg: pinWeaknessText[weakness], fields: ['pin'] });
    const hash = await hashPin(config.AUTH_SIGNING_KEY, uid, pin);
    await database.transaction(clock.now(), async (tx) => {
      await savePin(tx, uid, { hash, digits: pin.length });
      const change = { account: acting, branch_id: account.branch_id, table_name: 'accounts' } as const;
      await writeAudit(tx, change, account.id, null, null);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
