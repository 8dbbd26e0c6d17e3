import { Refusal } from '../../contract/refusal.ts';
import { mayActIn } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Transaction } from '../postgres/database.ts';
import { type FamilyThread, lockFamilyThread } from './store/family-threads.ts';

/** A branch answers its own families, headquarters all; another branch's threads do not exist for the asker. */
export async function lockOwnThread(
  tx: Transaction,
  account: Account,
  family_thread_id: number,
): Promise<FamilyThread> {
  const thread = await lockFamilyThread(tx, family_thread_id);
  if (thread === null || !mayActIn(account, thread.branch_id)) throw new Refusal('not_found');
  return thread;
}
