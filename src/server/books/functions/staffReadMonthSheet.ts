import { firstOfMonth, sheetFaults } from '../../../domain/books/month-sheet.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { isOpenFor } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { blocksOf } from '../month-state.ts';
import { noteExpiredTickets } from '../store/ledgers.ts';
import { bookPlaces, claimFamilies, monthCloseOf, readSheet, waitingDays } from '../store/month-closes.ts';

/** A closed month as it was closed; an open one as of now. Managers read their own branch's. */
export const staffReadMonthSheet = implement(
  'staffReadMonthSheet',
  async ({ account, clock, database }, { month, branch_id }) => {
    if (!isOpenFor(account, branch_id)) throw new Refusal('not_found');
    const first = firstOfMonth(month);
    return database.transaction(clock.now(), async (tx) => {
      const place = (await bookPlaces(tx)).find((row) => row.branch_id === branch_id);
      // No month before the opening.
      if (place === undefined || first < place.first) throw new Refusal('not_found');
      const close = await monthCloseOf(tx, branch_id, first);
      if (close !== null) {
        const closed = { closed_at: close.closed_at.toISOString(), account_name: close.account_name };
        const families = await claimFamilies(tx, close.figures);
        return { status: 'OK', name: place.name, sheet: close.figures, closed, blocks: [], families };
      }
      await noteExpiredTickets(tx);
      const sheet = await readSheet(tx, branch_id, first);
      const days = await waitingDays(tx, first);
      const blocks = blocksOf(days, { month, branch_id, today: tokyoDateOf(clock.now()) }, sheetFaults(sheet));
      const families = await claimFamilies(tx, sheet);
      return { status: 'OK', name: place.name, sheet, closed: null, blocks, families };
    });
  },
);
