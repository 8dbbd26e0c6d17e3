import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits; only the hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const cipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'imahoiku stored secret', 32));

/** For the one secret that must be read again (one-time codes): AES-256-GCM under a key made from AUTH_SIGNING_KEY. */
export function encryptSecret(key: string, secret: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Null where it was written under another key. */
export function decryptSecret(key: string, stored: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), stored.subarray(0, 12));
    decipher.setAuthTag(stored.subarray(12, 28));
    return Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
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

/** The same text gives the same UUID, for third parties that recognise a repetition by one. */
export function hashUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
