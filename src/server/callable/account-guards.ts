import { ownNumberText } from '../../contract/forms.ts';
import { passwordWeaknessText } from '../../domain/auth/password.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import { type EmergencyContact, emergencyContactRefusal } from '../../domain/membership/emergency-contact.ts';
import { weaknessOf } from '../auth/common-passwords.ts';
import { countPasswordAttempt } from '../auth/password-attempts.ts';
import { passwordMatches } from '../auth/passwords.ts';
import { identityWasConfirmed } from '../auth/store/own-sessions.ts';
import { staffSignInSettings } from '../auth/store/second-factor/factors.ts';
import { type User, userByUid } from '../auth/store/users.ts';
import { type FamilyPerson, personByUid } from '../membership/store/family-people.ts';
import { countAttempt } from '../store/rate-limits.ts';
import { type FunctionContext, Refusal } from './context.ts';

/** What `fresh_proof` in a function's contract asks: an unlocked phone, a tablet left open or a stolen token alone must not be enough. */
export async function requireFreshProof(context: FunctionContext): Promise<void> {
  if (!('session_id' in context)) return;
  const { config, clock, database, session_id } = context;
  const proved = await database.transaction(clock.now(), async (tx) => {
    const minutes =
      'account' in context ? (await staffSignInSettings(tx)).fresh_proof_minutes : config.IDENTITY_MINUTES;
    return identityWasConfirmed(tx, session_id, minutes);
  });
  if (!proved) throw new Refusal('identity_unconfirmed');
}

/** Registering and adding a card are for newcomers and paying members: other family members use the family's. */
export async function refuseOtherPersons(
  { clock, database, uid }: FunctionContext<'signed_in'>,
  type: 'already_registered' | 'paying_member_only',
): Promise<void> {
  const person = await database.read(clock.now(), (db) => personByUid(db, uid));
  if (person !== null && person.role !== familyRole.code.payingMember) throw new Refusal(type);
}

/** Whose way to sign in it is: of anybody who belongs to a family, in whatever role, hidden or not. */
export async function requirePerson({ clock, database, uid }: FunctionContext<'signed_in'>): Promise<FamilyPerson> {
  const person = await database.read(clock.now(), (db) => personByUid(db, uid));
  if (person === null) throw new Refusal('not_registered');
  return person;
}

/** A new password must not be easy to guess. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness === null) return;
  throw new Refusal('password_weak', { msg: passwordWeaknessText[weakness], fields: ['password'] });
}

/** For a contact that comes without the parent's own number, which the database knows. */
export function refuseOwnNumber(contact: EmergencyContact, ownTel: string): void {
  if (emergencyContactRefusal(contact, ownTel) !== 'own_number') return;
  throw new Refusal('input_error', { msg: ownNumberText, fields: ['emergency_contact_tel'] });
}

/** Counted with the sign-ins of the account: an unlocked tablet is no way to guess on. */
export async function requireOwnPassword(context: FunctionContext<'staff'>, current_password: string): Promise<User> {
  const { clock, database, uid } = context;
  if (!(await countPasswordAttempt(context, uid, 'known_device'))) throw new Refusal('rate_limited');
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  if (user === null || !(await passwordMatches(user.password_hash, current_password))) {
    throw new Refusal('password_wrong', { fields: ['current_password'] });
  }
  return user;
}

export async function limitSecondStep({ clock, config, database, uid }: FunctionContext<'staff'>): Promise<void> {
  const allowed = await database.read(clock.now(), (db) =>
    countAttempt(db, `second step ${uid}`, config.RATE_LIMIT_SECOND_STEP, clock.now()),
  );
  if (!allowed) throw new Refusal('rate_limited');
}
