import { firstOfMonth, recentMonths } from '../../../domain/books/month-sheet.ts';
import { accountRole } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { blocksOf } from '../month-state.ts';
import { bookBranches, monthCloses, waitingDays } from '../store/month-closes.ts';

/** Number of months on the page. */
const monthsShown = 13;

export const staffListMonths = implement('staffListMonths', async ({ account, clock, database }) => {
  const today = tokyoDateOf(clock.now());
  const months = recentMonths(today, monthsShown);
  const first = firstOfMonth(months.at(-1) ?? today.slice(0, 7));
  const [branches, closes, days] = await Promise.all([
    database.read(clock.now(), bookBranches),
    database.read(clock.now(), (db) => monthCloses(db, first)),
    database.read(clock.now(), (db) => waitingDays(db, first)),
  ]);
  const company =
    account.role === accountRole.code.headquarters ? [{ branch_id: null, name: '本部(園に属さないもの)' }] : [];
  const places = [...company, ...branches.filter(({ branch_id }) => mayActIn(account, branch_id))];
  return {
    status: 'OK',
    months,
    places: places.map(({ branch_id, name }) => ({
      branch_id,
      name,
      months: months.map((month) => {
        const close = closes.find((row) => row.branch_id === branch_id && row.month === firstOfMonth(month));
        return {
          month,
          closed_at: close?.closed_at.toISOString() ?? null,
          total: close?.figures.total ?? null,
          blocks: close ? [] : blocksOf(days, { month, branch_id, today }),
        };
      }),
    })),
  };
});
