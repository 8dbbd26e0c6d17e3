import { firstOfMonth, sheetFaults } from '../../domain/books/month-sheet.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { Account } from '../auth/store/accounts.ts';
import { type FunctionContext, Refusal } from '../callable/context.ts';
import { addRow } from '../edit-row.ts';
import type { Acting } from '../store/audit.ts';
import { blocksOf } from './month-state.ts';
import { noteExpiredTickets } from './store/ledgers.ts';
import { bookPlaces, insertMonthClose, monthCloseOf, readSheet, waitingDays } from './store/month-closes.ts';

export interface MonthOfPlace {
  month: string;
  branch_id: number | null;
}

/** Stores every figure of the month as it is now. Money that moves later has a later day, so nothing is reopened. */
export async function closeMonth(
  { account, clock, database }: Pick<FunctionContext, 'clock' | 'database'> & { account: Account },
  { month, branch_id }: MonthOfPlace,
  acting: Acting,
): Promise<number> {
  const first = firstOfMonth(month);
  const change = { account: acting, branch_id: branch_id ?? account.branch_id, table_name: 'month_closes' } as const;
  return database.transaction(clock.now(), async (tx) => {
    const place = (await bookPlaces(tx)).find((row) => row.branch_id === branch_id);
    if (place === undefined || first < place.first) throw new Refusal('not_found');
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
}
