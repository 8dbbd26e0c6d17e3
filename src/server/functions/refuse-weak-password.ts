import { passwordWeaknessWords } from '../../domain/password.ts';
import { weaknessOf } from '../auth/common-passwords.ts';
import { Refusal } from './context.ts';

/** A new password must not be the first thing anybody would try. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness !== null)
    throw new Refusal('password_weak', { msg: passwordWeaknessWords[weakness], fields: ['password'] });
}
