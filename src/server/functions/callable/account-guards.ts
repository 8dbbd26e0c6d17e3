import { ownNumberText } from '../../../contract/forms.ts';
import { type EmergencyContact, emergencyContactRefusal } from '../../../domain/membership/emergency-contact.ts';
import { passwordWeaknessWords } from '../../../domain/membership/password.ts';
import { weaknessOf } from '../../auth/common-passwords.ts';
import { identityWasConfirmed } from '../../store/sign-in/own-sessions.ts';
import { type FunctionContext, Refusal } from './context.ts';

/** For what changes how one signs in: an unlocked phone or a stolen token alone must not be enough. */
export async function requireConfirmedIdentity(context: FunctionContext<'signed_in'>): Promise<void> {
  const { config, clock, database, session_id } = context;
  const confirmed = await database.transaction(clock.now(), (tx) =>
    identityWasConfirmed(tx, session_id, config.IDENTITY_MINUTES),
  );
  if (!confirmed) throw new Refusal('identity_unconfirmed');
}

/** A new password must not be the first thing anybody would try. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness === null) return;
  throw new Refusal('password_weak', { msg: passwordWeaknessWords[weakness], fields: ['password'] });
}

/** For a contact that comes without the parent's own number, which the database knows. */
export function refuseOwnNumber(contact: EmergencyContact, own_tel: string): void {
  if (emergencyContactRefusal(contact, own_tel) !== 'own_number') return;
  throw new Refusal('input_error', { msg: ownNumberText, fields: ['emergency_contact_tel'] });
}
