import {
  type SelectStaffAccountData,
  SelectStaffAccountDocument,
  SelectStaffBranchChoicesDocument,
} from '../../contract/operations/generated.ts';
import { hasRight, worksAtBranches } from '../../domain/auth/staff-rights.ts';
import { accountRole } from '../../domain/codes.ts';
import { dataClient } from '../data/browser-data.ts';
import { onSignOut } from '../session/browser-session.ts';
import type { SessionUser } from '../session/session-state.ts';
import { rememberedBranch } from './remembered-branch.ts';

export type StaffBranch = SelectStaffAccountData['branches'][number];
type AskedAccount = SelectStaffAccountData['accounts'][number];
export type StaffAccount = Pick<AskedAccount, 'id' | 'name' | 'role' | 'branch_id'> & {
  /** One's own; for headquarters all of them, or the first ones and the one chosen last. Never empty. */
  readonly branches: readonly StaffBranch[];
  /** There are more than are listed here: they are found by their names. */
  readonly moreBranches: boolean;
};

/** So many fit a list; beyond it one searches. */
const listedBranches = 30;

let known: { key: string; account: Promise<StaffAccount | null> } | undefined;

/** Who is signed in, asked once per sign-in; null: the account has been closed. Rights are checked by the server. */
export function staffAccount({ uid, tablet }: SessionUser): Promise<StaffAccount | null> {
  // With a PIN one works at the tablet's branch and nowhere else.
  const only = tablet?.limited ? tablet.branch_id : null;
  const key = `${uid} ${only}`;
  if (known?.key === key) return known.account;
  onSignOut(forgetStaffAccount);
  const account = ask(uid, only);
  known = { key, account };
  account.catch(forgetStaffAccount);
  return account;
}

/** A new name, other branches: asked again with the next page. */
export function forgetStaffAccount(): void {
  known = undefined;
}

async function ask(uid: string, only: number | null): Promise<StaffAccount | null> {
  const { accounts, branches } = await dataClient().query(SelectStaffAccountDocument, {
    uid,
    limit: listedBranches + 1,
  });
  const [account] = accounts;
  if (account === undefined) return null;
  const { id, name, role, branch_id } = account;
  if (only !== null) {
    const where = chosenWhere(only);
    const place = await dataClient().query(SelectStaffBranchChoicesDocument, { where, limit: 1 });
    return place.branches.length === 0
      ? null
      : { id, name, role, branch_id: only, branches: place.branches, moreBranches: false };
  }
  const everywhere = !worksAtBranches(account.role);
  const moreBranches = everywhere && branches.length > listedBranches;
  const own = everywhere ? await headquartersBranches(branches) : ownBranches(account);
  return own.length === 0 && !everywhere ? null : { id, name, role, branch_id, branches: own, moreBranches };
}

const ownBranches = (account: AskedAccount): StaffBranch[] =>
  [account.branch, ...account.account_branches.map(({ branch }) => branch)].filter((branch) => branch !== null);

/** The listed ones, and the one that was looked at last. */
async function headquartersBranches(listed: readonly StaffBranch[]): Promise<StaffBranch[]> {
  const chosen = rememberedBranch();
  const first = listed.slice(0, listedBranches);
  if (chosen === 0 || first.some(({ id }) => id === chosen)) return first;
  const { branches } = await dataClient().query(SelectStaffBranchChoicesDocument, {
    where: chosenWhere(chosen),
    limit: 1,
  });
  return [...first, ...branches];
}
const chosenWhere = (id: number) => ({ id: { _eq: id }, real_store_flag: { _eq: true } });

export const isHeadquarters = (account: Pick<StaffAccount, 'role'>): boolean =>
  account.role === accountRole.code.headquarters;
/** Headquarters and branch managers (product-rules.md accounts.role). */
export const isManagerAccount = (account: Pick<StaffAccount, 'role'>): boolean => hasRight(account.role, 'manager');
