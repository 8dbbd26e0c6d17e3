import { Refusal } from '../../../contract/refusal.ts';
import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { addDays, tokyoDateOf } from '../../../domain/time.ts';
import { presentChildren } from '../../attendance/store/roll.ts';
import { comingReserves } from '../../branches/store/branch-pages.ts';
import type { Transaction } from '../../postgres/database.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import { lockBranchDays } from '../../reserves/store/reserve-facts.ts';
import { type Acting, audited } from '../../store/audit.ts';

/** Further ahead than any reserve reaches. */
const lockedDays = 190;
/** So many are named; the number says the rest. */
const named = 100;

type Closing = {
  now: Date;
  account: Acting;
  branch_id: number;
  /** How many were seen: if there are others by now, they are shown first. */
  cancel_reserves: number;
  message: string;
};

/**
 * No new reserve may slip in between looking and closing: the days are locked as each reserve locks its own. Before the
 * branch's row, because a new reserve takes them in that order too.
 */
export async function lockForClosing(tx: Transaction, branch_id: number, now: Date): Promise<void> {
  const today = tokyoDateOf(now);
  await lockBranchDays(tx, branch_id, today, addDays(today, lockedDays));
}

/** Gives back what the branch cannot keep, free of charge and with a word to each family; how many it were. */
export async function clearReserves(tx: Transaction, closing: Closing): Promise<number> {
  const { now, account, branch_id, message } = closing;
  if ((await presentChildren(tx, branch_id)) > 0) throw new Refusal('branch_has_children');
  const reserves = await comingReserves(tx, branch_id);
  if (reserves.length > 0 && reserves.length !== closing.cancel_reserves) {
    throw new Refusal('branch_has_reserves', {
      details: { count: reserves.length, reserve_ids: reserves.slice(0, named) },
    });
  }
  for (const reserve_id of reserves) {
    const change = { account, branch_id, table_name: 'reserves', record_id: reserve_id } as const;
    await audited(tx, { ...change, reason: message }, () =>
      cancelSeats(tx, {
        now,
        reserveId: reserve_id,
        customerId: null,
        cancelType: cancelType.code.byStaff,
        cancelCause: cancelCause.code.branch,
        remarks: message,
        quotedFee: null,
        waive: true,
        word: { account_id: account.id, reason: message.slice(0, 200), manager: true },
        kind: 'reserve_branch_closed',
      }),
    );
  }
  return reserves.length;
}
