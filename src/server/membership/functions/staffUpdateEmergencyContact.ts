import { requireKnownFamily } from '../../auth/branch-access.ts';
import { refuseOwnNumber } from '../../callable/account-guards.ts';
import { implement, refuse } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { emergencyContactOf, setEmergencyContact } from '../store/customer-profile.ts';
import { customerById } from '../store/customers.ts';

/** The emergency contact as the parent says it at the door; only for a family the branch can see, and recorded. */
export const staffUpdateEmergencyContact = implement(
  'staffUpdateEmergencyContact',
  async ({ clock, database, uid, pin_branch, account }, { customer_id, ...contact }, acting) => {
    await requireKnownFamily({ database, clock, uid, pin_branch }, customer_id);
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'customers',
    } as const;
    const written = await database.transaction(clock.now(), async (tx) => {
      const customer = await customerById(tx, customer_id);
      if (customer === null) return false;
      refuseOwnNumber(contact, customer.tel);
      const before = await emergencyContactOf(tx, customer_id);
      const found = await setEmergencyContact(tx, customer_id, contact);
      if (found) await writeAudit(tx, change, customer_id, before, contact);
      return found;
    });
    return written ? { status: 'OK' } : refuse('not_found');
  },
);
