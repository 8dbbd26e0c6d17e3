import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../auth/store/secrets.ts';
import type { FileReader } from './store/file-sight.ts';

/** How long a link may be opened: as long as the page that shows it needs to fetch it. */
export const LINK_MINUTES = 5;

interface PrivateLink {
  key: string;
  name: string;
  /** Unix seconds. */
  until: number;
  reader: FileReader;
}

const signatureOf = (secret: string, { key, name, until, reader }: PrivateLink): string =>
  keyedHash(secret, `file ${key} ${name} ${until} ${reader.role} ${reader.uid}`);

/** An address for one person and a few minutes. It does not say who; only that person can open it. */
export function privateAddress(secret: string, link: PrivateLink): string {
  return `/files/private/${link.key}/${link.name}?until=${link.until}&signature=${signatureOf(secret, link)}`;
}

export function isSigned(secret: string, link: PrivateLink, signature: string, now: Date): boolean {
  if (link.until * 1000 <= now.getTime() || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, link)), Buffer.from(signature));
}
