import { Refusal } from '../../contract/refusal.ts';
import { mayActIn } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockReserve, type ReserveRow } from './store/reserves.ts';

/** A reserve of a branch where the member of staff works; another branch's does not exist for them. */
export async function lockOwnReserve(tx: Transaction, account: Account, reserve_id: number): Promise<ReserveRow> {
  const reserve = await lockReserve(tx, reserve_id);
  if (reserve === null || !mayActIn(account, reserve.branch_id)) throw new Refusal('not_found');
  return reserve;
}
