import { randomInt } from 'node:crypto';
import { addMinutes } from '../../../domain/time.ts';
import { hashText } from '../../auth/store/secrets.ts';
import { implement } from '../../callable/context.ts';
import { beginLineLink } from '../../notifying/store/staff-messages.ts';

const MINUTES = 10;
const DIGITS = 10;

/** Long enough that nobody hits one by chance in its ten minutes. */
export const staffBeginLineLink = implement('staffBeginLineLink', async ({ clock, database, account }) => {
  const now = clock.now();
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  const until = addMinutes(now, MINUTES);
  await database.transaction(now, (tx) => beginLineLink(tx, account.id, hashText(code), until));
  return { status: 'OK', code, until: until.toISOString() };
});
