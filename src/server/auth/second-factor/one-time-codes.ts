import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../domain/brand.ts';

const PERIOD_SECONDS = 30;
/** The previous and next steps also count: typing takes time, and clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, and the address an authenticator app reads from the QR code. */
export function newOneTimeCodes(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/** Which 30-second step the code belongs to; null for a wrong one. Whether it was used before the database knows. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
