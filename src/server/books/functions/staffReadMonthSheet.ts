import { firstOfMonth, sheetFaults } from '../../../domain/books/month-sheet.ts';
import { accountRole } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { blocksOf } from '../month-state.ts';
import { noteExpiredTickets } from '../store/ledgers.ts';
import { bookBranches, claimFamilies, monthCloseOf, readSheet, waitingDays } from '../store/month-closes.ts';

/** A closed month as it was closed; an open one as of now. Managers read their own branch's. */
export const staffReadMonthSheet = implement(
  'staffReadMonthSheet',
  async ({ account, clock, database }, { month, branch_id }) => {
    const allowed = branch_id === null ? account.role === accountRole.code.headquarters : mayActIn(account, branch_id);
    if (!allowed) throw new Refusal('not_found');
    const first = firstOfMonth(month);
    return database.transaction(clock.now(), async (tx) => {
      const branch =
        branch_id === null
          ? { name: '本部(園に属さないもの)' }
          : (await bookBranches(tx)).find((row) => row.branch_id === branch_id);
      if (branch === undefined) throw new Refusal('not_found');
      const close = await monthCloseOf(tx, branch_id, first);
      if (close !== null) {
        const closed = { closed_at: close.closed_at.toISOString(), account_name: close.account_name };
        const families = await claimFamilies(tx, close.figures);
        return { status: 'OK', name: branch.name, sheet: close.figures, closed, blocks: [], families };
      }
      await noteExpiredTickets(tx);
      const sheet = await readSheet(tx, branch_id, first);
      const days = await waitingDays(tx, first);
      const blocks = blocksOf(days, { month, branch_id, today: tokyoDateOf(clock.now()) }, sheetFaults(sheet));
      const families = await claimFamilies(tx, sheet);
      return { status: 'OK', name: branch.name, sheet, closed: null, blocks, families };
    });
  },
);
