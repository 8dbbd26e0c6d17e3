import { type SelectStaffAccountData, SelectStaffAccountDocument } from '../../../../contract/operations/generated.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { onSignOut } from '../../../session/browser-session.ts';

export type StaffBranch = SelectStaffAccountData['branches'][number];
export type StaffAccount = SelectStaffAccountData['accounts'][number] & {
  readonly branches: readonly StaffBranch[];
};

let known: { uid: string; account: Promise<StaffAccount | null> } | undefined;

/** Who is signed in, asked once per sign-in; null: the account has been closed. Rights are checked by the server. */
export function staffAccount(uid: string): Promise<StaffAccount | null> {
  if (known?.uid === uid) return known.account;
  onSignOut(() => {
    known = undefined;
  });
  const account = ask(uid);
  known = { uid, account };
  account.catch(() => {
    known = undefined;
  });
  return account;
}

async function ask(uid: string): Promise<StaffAccount | null> {
  const { accounts, branches } = await dataClient().query(SelectStaffAccountDocument, { uid });
  const account = accounts[0];
  return account ? { ...account, branches } : null;
}

export const isHeadquarters = (account: Pick<StaffAccount, 'role'>): boolean =>
  account.role === accountRole.code.headquarters;
/** Headquarters and branch managers (domain-rules accounts.role). */
export const isManagerAccount = (account: Pick<StaffAccount, 'role'>): boolean =>
  account.role !== accountRole.code.branch_staff;
