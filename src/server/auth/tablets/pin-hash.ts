import { hashPassword, passwordMatches } from '../passwords.ts';
import { keyedHash } from '../store/secrets.ts';

/** Ten thousand PINs are quickly tried: without the server's secret the stored hash does not tell which was right. */
const keyed = (key: string, uid: string, pin: string): string => keyedHash(key, `pin ${uid} ${pin}`);

export const hashPin = (key: string, uid: string, pin: string): Promise<string> => hashPassword(keyed(key, uid, pin));

/** Takes just as long for a person without a PIN. */
export const pinMatches = (stored: string | null, key: string, uid: string, pin: string): Promise<boolean> =>
  passwordMatches(stored, keyed(key, uid, pin));
