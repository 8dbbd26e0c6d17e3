import { Refusal } from '../../contract/refusal.ts';
import { hasRight, worksAtBranches } from '../../domain/auth/staff-rights.ts';
import { accountRole } from '../../domain/codes.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import type { Account } from './store/accounts.ts';
import { staffSees } from './store/staff-sight.ts';

/** Headquarters act everywhere, staff of branches where they work, the others nowhere (product-rules.md accounts.role). */
export const mayActIn = (account: Account, branch_id: number): boolean =>
  account.role === accountRole.code.headquarters || account.branch_ids.includes(branch_id);

/** In a function that is open to more roles of headquarters: for them every branch and the company (null), for the others where they work. */
export const isOpenFor = (account: Account, branch_id: number | null): boolean =>
  !worksAtBranches(account.role) || (branch_id !== null && mayActIn(account, branch_id));

export const isManager = (account: Account): boolean => hasRight(account.role, 'manager');

/** Another branch's rows do not exist for the asker. */
export function requireBranch(account: Account, branch_id: number): void {
  if (!mayActIn(account, branch_id)) throw new Refusal('not_found');
}

/**
 * A reserve opens the family to the branch (address, a child's health remarks) and charges their card, so staff make one
 * only for a family they can already see.
 */
export async function requireKnownFamily(asker: Asker, customer_id: number): Promise<void> {
  if (!(await staffSees(asker.database, asker.clock.now(), asker, 'customers', customer_id))) {
    throw new Refusal('not_found');
  }
}

export async function requireKnownChild(asker: Asker, child_id: number): Promise<void> {
  if (!(await staffSees(asker.database, asker.clock.now(), asker, 'children', child_id))) {
    throw new Refusal('not_found');
  }
}

/** A member of staff, and what to ask about them with. */
interface Asker {
  database: Pick<Database, 'asRole'>;
  clock: Clock;
  uid: string;
  pin_branch: number | null;
}
