import { cardSeal } from '../../sealed-card.ts';
import { exportRows } from '../../store/customers/customer-export.ts';
import { customerByUid } from '../../store/customers/customers.ts';
import { implement } from '../callable/context.ts';

/** One's own data as JSON, before leaving or at any time; also during registration, when there is no customer yet. */
export const exportCustomerData = implement(
  'exportCustomerData',
  async ({ clock, config, database, uid }) => {
    const data = await database.transaction(clock.now(), async (tx) => {
      const customer = await customerByUid(tx, uid);
      return exportRows(tx, customer?.id ?? null, uid, cardSeal(config));
    });
    return { status: 'OK', exported_at: clock.now().toISOString(), data };
  },
  { needs_open_session: true },
);
