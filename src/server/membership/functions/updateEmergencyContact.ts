import { refuseOwnNumber } from '../../callable/account-guards.ts';
import { implement, refuse } from '../../callable/context.ts';
import { setEmergencyContact } from '../store/customer-profile.ts';

/** Whom to call when the parent does not answer: asked after the first seat of variant B, at the latest at check-in. */
export const updateEmergencyContact = implement(
  'updateEmergencyContact',
  async ({ clock, customer, database }, contact) => {
    refuseOwnNumber(contact, customer.tel);
    const written = await database.transaction(clock.now(), (tx) => setEmergencyContact(tx, customer.id, contact));
    return written ? { status: 'OK' } : refuse('stale_status');
  },
);
