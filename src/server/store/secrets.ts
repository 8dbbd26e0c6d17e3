import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits nobody can guess; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Recognises an identity without storing it. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

export function newUid(): string {
  return randomBytes(21).toString('base64url');
}

/** A short name for something that must not be written down itself. */
export function hashText(text: string): string {
  return hashSecret(text).toString('hex').slice(0, 24);
}
