import { Refusal } from '../../contract/refusal.ts';
import { accountRole, inboxKind } from '../../domain/codes.ts';
import { isManager, isOpenFor, requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { InboxThread } from './store/inbox-threads.ts';

/** Headquarters answer everywhere, a branch its own; applications are for managers. What one may not see does not exist. */
export function requireThread(account: Account, thread: InboxThread | null): InboxThread {
  const allowed =
    thread !== null &&
    isOpenFor(account, thread.branch_id ?? 0) &&
    (thread.kind !== inboxKind.code.application || isManager(account));
  if (!allowed) throw new Refusal('not_found');
  return thread;
}

/** A template of every branch is headquarters'; a branch's own its manager's. For others it does not exist. */
export function requireTemplateBranch(account: Account, branch_id: number | null): void {
  if (branch_id !== null) requireBranch(account, branch_id);
  else if (account.role !== accountRole.code.headquarters) throw new Refusal('not_found');
}
