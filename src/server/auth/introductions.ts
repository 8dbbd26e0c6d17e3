import { Refusal } from '../../contract/refusal.ts';
import type { Services } from '../services.ts';
import type { Account } from './store/accounts.ts';
import { readSignedLink, signLink } from './store/signed-links.ts';
import { staffSees } from './store/staff-sight.ts';

/**
 * A family of another branch that gave two facts about itself: this person may reserve for it at this branch for a while.
 * Nothing is stored and no policy opens; the reserve that is made then lets the branch see the family as any other.
 */
const purposeOf = (account: Account, branch_id: number): string => `introduction ${account.id} ${branch_id}`;

export const introduce = (key: string, account: Account, branch_id: number, customer_id: number, until: Date): string =>
  signLink(key, purposeOf(account, branch_id), customer_id, until);

type Asker = Pick<Services, 'clock' | 'config' | 'database'> & {
  uid: string;
  pin_branch: number | null;
  account: Account;
};

/** Known by the policies, or introduced just now; otherwise there is no such family. */
export async function requireDeskFamily(
  { database, clock, config, uid, pin_branch, account }: Asker,
  input: { branch_id: number; customer_id: number; introduction?: string | undefined },
): Promise<void> {
  const { branch_id, customer_id, introduction } = input;
  const purpose = purposeOf(account, branch_id);
  const introduced =
    introduction !== undefined &&
    readSignedLink(config.AUTH_SIGNING_KEY, purpose, introduction, clock.now()) === customer_id;
  if (introduced || (await staffSees(database, clock.now(), { uid, pin_branch }, 'customers', customer_id))) return;
  throw new Refusal('not_found');
}
