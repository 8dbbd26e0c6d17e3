import { ownNumberText } from '../../contract/forms.ts';
import { type EmergencyContact, emergencyContactRefusal } from '../../domain/emergency-contact.ts';
import { Refusal } from './context.ts';

/** For a contact that comes without the parent's own number, which the database knows. */
export function refuseOwnNumber(contact: EmergencyContact, own_tel: string): void {
  if (emergencyContactRefusal(contact, own_tel) !== 'own_number') return;
  throw new Refusal('input_error', { msg: ownNumberText, fields: ['emergency_contact_tel'] });
}
