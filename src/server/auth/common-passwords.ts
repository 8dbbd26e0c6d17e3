import { readFileSync } from 'node:fs';
import { type PasswordWeakness, passwordWeakness } from '../../domain/auth/password.ts';

/**
 * The passwords everybody tries first, 8 letters and more: the first 5,000 of @zxcvbn-ts/language-common 3.0.4 (MIT;
 * made from leaked lists) and some that only Japan uses.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Why a new password is not taken, or null. Each place that sets one asks here. */
export function weaknessOf(password: string, email: string): PasswordWeakness | null {
  return passwordWeakness(password, email) ?? (common.has(password.trim().toLowerCase()) ? 'common' : null);
}
