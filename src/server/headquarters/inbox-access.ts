import { Refusal } from '../../contract/refusal.ts';
import { inboxKind } from '../../domain/codes.ts';
import { isManager, mayActIn } from '../branch-desk/branch-access.ts';
import type { InboxThread } from '../store/inbox/threads.ts';
import type { Account } from '../store/sign-in/accounts.ts';

/** Headquarters answer everywhere, a branch its own; applications are for managers. What one may not see does not exist. */
export function requireThread(account: Account, thread: InboxThread | null): InboxThread {
  const allowed =
    thread !== null &&
    mayActIn(account, thread.branch_id ?? 0) &&
    (thread.kind !== inboxKind.code.application || isManager(account));
  if (!allowed) throw new Refusal('not_found');
  return thread;
}
