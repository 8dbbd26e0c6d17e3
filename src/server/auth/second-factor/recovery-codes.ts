import { randomInt } from 'node:crypto';
import { hashSecret } from '../store/secrets.ts';

/** Without letters that look alike on paper. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;

const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Shown once; only their hashes are stored. Each is worth 49 bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${part()}-${part()}`);

/** With or without the hyphen, in capitals or full width: as it was copied from paper. */
export const hashOfRecoveryCode = (uid: string, code: string): Buffer =>
  hashSecret(
    `${uid} ${code
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}`,
  );
