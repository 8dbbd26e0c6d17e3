import { Refusal } from '../../contract/refusal.ts';
import { worksAtBranches } from '../../domain/auth/staff-rights.ts';
import type { AccountRole } from '../../domain/codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, lockedRowOf, writeAudit } from '../store/audit.ts';
import { type StaffMember, staffMember } from './store/account-list.ts';
import { areRealBranches, headquartersBranchId } from './store/account-writes.ts';

interface AccountChange {
  account: Acting;
  account_id: number;
  /** What the form was opened with; without it the change does not rest on what a form showed. */
  version?: number;
  reason?: string;
}

/** What the audit log and a second editor are shown of a person: more than the row, and nothing secret. */
const shown = ({ name, email, role, state, branch, other_branches, version, ...member }: StaffMember) => ({
  name,
  email,
  role,
  state,
  branch_id: branch.id,
  branch_ids: other_branches.map(({ id }) => id),
  qualifications: member.qualifications,
  no_one_to_one_flag: member.no_one_to_one_flag,
  version,
});

/** One change of one person: locked, compared with what the form showed (decision 16), recorded before and after. */
export async function changeAccount(
  tx: Transaction,
  { account, account_id, version, reason = '' }: AccountChange,
  work: (member: StaffMember) => Promise<unknown>,
): Promise<void> {
  const row = await lockedRowOf(tx, 'accounts', account_id);
  const before = row && (await staffMember(tx, account_id));
  if (!before) throw new Refusal('not_found');
  if (version !== undefined && before.version !== version) {
    throw new Refusal('changed_meanwhile', { details: { current: shown(before) } });
  }
  const noted = await work(before);
  const after = await staffMember(tx, account_id);
  const change = { account, branch_id: before.branch.id, table_name: 'accounts', reason } as const;
  await writeAudit(
    tx,
    change,
    account_id,
    shown(before),
    after && { ...shown(after), ...(noted as object | undefined) },
  );
}

export const newAccountShown = async (tx: Transaction, account_id: number) => {
  const member = await staffMember(tx, account_id);
  return member && shown(member);
};

interface GivenWork {
  role: AccountRole;
  branch_id: number | null;
  branch_ids: readonly number[];
}

/** Every role of headquarters belongs to the headquarters branch and needs no others; everybody else to branches that take children. */
export async function placed<Work extends GivenWork>(
  tx: Transaction,
  work: Work,
): Promise<Work & { branch_id: number }> {
  if (!worksAtBranches(work.role)) {
    const branch_id = await headquartersBranchId(tx);
    if (branch_id === null) throw new Refusal('not_found');
    return { ...work, branch_id, branch_ids: [] };
  }
  const branch_id = work.branch_id ?? 0;
  if (!(await areRealBranches(tx, [branch_id, ...work.branch_ids]))) {
    throw new Refusal('input_error', { msg: '園が見つかりません。園を選び直してください。', fields: ['branch_id'] });
  }
  return { ...work, branch_id };
}

export const emailTaken = () =>
  new Refusal('email_taken', {
    msg: 'このメールアドレスは、すでにスタッフかお客様の登録に使われています。別のアドレスを入力してください。',
    fields: ['email'],
  });
