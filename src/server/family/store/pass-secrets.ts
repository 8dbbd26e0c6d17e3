import { timingSafeEqual } from 'node:crypto';
import { keyedHash, newUid } from '../../auth/store/secrets.ts';

/**
 * What a pass shows is derived from its row and the server's key, never stored: a guardian can send the link again, while
 * read access to the table is not enough to make the link or the digits (decision 37).
 */
type SaltedPass = { readonly id: number; readonly salt: string };

export const newPassSalt = (): string => newUid();

/** 128 bits: short enough for a code that a tired camera reads. */
const signatureOf = (key: string, { id, salt }: SaltedPass): string =>
  keyedHash(key, `pickup pass ${id} ${salt}`).slice(0, 32);

export const passToken = (key: string, pass: SaltedPass): string => `${pass.id}-${signatureOf(key, pass)}`;

/** The number a token names; whether it may, says isTokenOf once the row is known. */
export function passIdOf(token: string): number | null {
  const match = /^(\d{1,9})-[0-9a-f]{32}$/.exec(token);
  return match ? Number(match[1]) : null;
}

export function isTokenOf(key: string, pass: SaltedPass, token: string): boolean {
  const expected = Buffer.from(passToken(key, pass));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export const passDigits = (key: string, salt: string): string =>
  (Number.parseInt(keyedHash(key, `pickup pass digits ${salt}`).slice(0, 12), 16) % 1_000_000)
    .toString()
    .padStart(6, '0');

/** Digits mean something at one branch on one day only. */
export const passDigitsHash = (key: string, branch_id: number, pass_date: string, digits: string): string =>
  keyedHash(key, `pickup pass ${branch_id} ${pass_date} ${digits}`);
