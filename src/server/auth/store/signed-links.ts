import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secrets.ts';

/** A path segment that says "the bearer may see this until then"; nothing is stored for it. */
export function signLink(key: string, purpose: string, id: number, expires: Date): string {
  const claim = `${id}-${Math.floor(expires.getTime() / 1000)}`;
  return `${claim}-${keyedHash(key, `${purpose} ${claim}`)}`;
}

/** The id, or null for a forged or expired segment. */
export function readSignedLink(key: string, purpose: string, segment: string, now: Date): number | null {
  const match = /^(\d{1,10})-(\d{1,12})-([0-9a-f]{64})$/.exec(segment);
  if (match === null) return null;
  const [, id, expires, signature = ''] = match;
  const expected = keyedHash(key, `${purpose} ${id}-${expires}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  return Number(expires) * 1000 > now.getTime() ? Number(id) : null;
}
