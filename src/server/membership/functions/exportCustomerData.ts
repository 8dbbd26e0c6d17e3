import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement } from '../../callable/context.ts';
import { cardSeal } from '../../sealed-card.ts';
import { exportRows } from '../store/customer-export.ts';
import { familyByUid } from '../store/family-people.ts';

/** One's own data as JSON, before leaving or at any time; also during registration, when there is no customer yet. */
export const exportCustomerData = implement(
  'exportCustomerData',
  async ({ clock, config, database, uid }) => {
    const data = await database.transaction(clock.now(), async (tx) => {
      const family = await familyByUid(tx, uid);
      const payer = family?.person.role === familyRole.code.payingMember ? family.person : null;
      const about = { customer_id: payer?.customer_id ?? null, uid, hidden_flag: payer?.hidden_flag ?? false };
      return exportRows(tx, about, cardSeal(config));
    });
    return { status: 'OK', exported_at: clock.now().toISOString(), data };
  },
  { needs_open_session: true },
);
