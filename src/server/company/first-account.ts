import { tokyoDateOf } from '../../domain/time.ts';
import { issuePasswordReset } from '../auth/store/users.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import {
  emailIsInUse,
  ensureHeadquartersBranch,
  insertHeadquartersAccount,
  lockedHeadquartersAccounts,
} from './store/first-account.ts';
import { addHolidaysOfNewYears, knownHolidays } from './store/holidays-of-years.ts';

/** Why the first account was not made, worded for the person running the command. */
export class NotTheFirst extends Error {}

export const FIRST_LINK_HOURS = 72;

interface FirstAccount {
  name: string;
  email: string;
  /** The secret of the link at which the password is chosen. */
  token: string;
}

interface Wanted {
  email: string;
  name: string | null;
  /** A new link for an account of headquarters that exists. */
  again: boolean;
  /** Hash of an unknown password: the link is the only way into the account. */
  unknownPasswordHash: string;
}

/** `npm run headquarters`: the branch that is headquarters, its first person, and a link that lets them choose a password. */
export async function makeFirstAccount(
  { clock, database }: { clock: Clock; database: Database },
  wanted: Wanted,
): Promise<FirstAccount> {
  const now = clock.now();
  return database.transaction(now, async (tx) => {
    const accounts = await lockedHeadquartersAccounts(tx);
    if (wanted.again) {
      const account = accounts.find(({ email }) => email?.toLowerCase() === wanted.email.toLowerCase());
      if (account === undefined) throw new NotTheFirst(`No account of headquarters has the address ${wanted.email}.`);
      if (account.disabled)
        throw new NotTheFirst('This account is disabled; another account of headquarters can enable it.');
      const token = await issuePasswordReset(tx, account.uid, FIRST_LINK_HOURS * 3600);
      return { name: account.name, email: account.email ?? wanted.email, token };
    }
    if (accounts.length > 0) {
      throw new NotTheFirst(
        'Headquarters have an account already; further ones are invited in the console. A new link for it: --again.',
      );
    }
    if (wanted.name === null) throw new NotTheFirst('--name is missing: the name of the person.');
    if (await emailIsInUse(tx, wanted.email)) {
      throw new NotTheFirst('This address belongs to another sign-in (a family’s); please give another one.');
    }
    const branch_id = await ensureHeadquartersBranch(tx, wanted.email);
    const uid = await insertHeadquartersAccount(tx, {
      branch_id,
      name: wanted.name,
      email: wanted.email,
      password_hash: wanted.unknownPasswordHash,
    });
    // A company may open in a year the migrations did not know yet.
    await addHolidaysOfNewYears(tx, knownHolidays(tokyoDateOf(now)));
    return {
      name: wanted.name,
      email: wanted.email,
      token: await issuePasswordReset(tx, uid, FIRST_LINK_HOURS * 3600),
    };
  });
}
