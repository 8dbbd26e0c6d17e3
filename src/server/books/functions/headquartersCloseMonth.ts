import { firstOfMonth, sheetFaults } from '../../../domain/books/month-sheet.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { blocksOf } from '../month-state.ts';
import { noteExpiredTickets } from '../store/ledgers.ts';
import { bookBranches, insertMonthClose, monthCloseOf, readSheet, waitingDays } from '../store/month-closes.ts';

/** Stores every figure of the month as it is now. Money that moves later has a later day, so nothing is reopened. */
export const headquartersCloseMonth = implement(
  'headquartersCloseMonth',
  async ({ account, clock, database }, { month, branch_id }, acting) => {
    const first = firstOfMonth(month);
    const change = {
      account: acting,
      branch_id: branch_id ?? account.branch_id,
      table_name: 'month_closes',
    } as const;
    const id = await database.transaction(clock.now(), async (tx) => {
      if (branch_id !== null && !(await bookBranches(tx)).some((row) => row.branch_id === branch_id)) {
        throw new Refusal('not_found');
      }
      if ((await monthCloseOf(tx, branch_id, first)) !== null) throw new Refusal('month_closed');
      await noteExpiredTickets(tx);
      const figures = await readSheet(tx, branch_id, first);
      const today = tokyoDateOf(clock.now());
      const blocks = blocksOf(await waitingDays(tx, first), { month, branch_id, today }, sheetFaults(figures));
      if (blocks.length > 0) throw new Refusal('month_not_ready', { details: { blocks } });
      return addRow(tx, change, async () => {
        const made = await insertMonthClose(tx, { branch_id, month: first, figures, account_id: account.id });
        if (made === null) throw new Refusal('month_closed');
        return made;
      });
    });
    return { status: 'OK', id };
  },
);
