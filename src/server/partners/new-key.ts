import { hashSecret, newSecret } from '../auth/store/secrets.ts';

/** So that a key is known for one wherever it turns up, in a log or a repository. */
export const keyPrefix = 'imk_';

/** 256 random bits; what is stored recognises the key and cannot give it back. */
export function newKey(): { secret: string; stored: { key_hash: Buffer; last_four: string } } {
  const secret = `${keyPrefix}${newSecret()}`;
  return { secret, stored: { key_hash: hashSecret(secret), last_four: secret.slice(-4) } };
}
