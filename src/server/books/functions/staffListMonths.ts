import { firstOfMonth, recentMonths } from '../../../domain/books/month-sheet.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { isOpenFor } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { blocksOf } from '../month-state.ts';
import { bookPlaces, monthCloses, waitingDays } from '../store/month-closes.ts';

/** Number of months on the page. */
const monthsShown = 13;

export const staffListMonths = implement('staffListMonths', async ({ account, clock, database }) => {
  const today = tokyoDateOf(clock.now());
  const months = recentMonths(today, monthsShown);
  const first = firstOfMonth(months.at(-1) ?? today.slice(0, 7));
  const [known, closes, days] = await Promise.all([
    database.read(clock.now(), bookPlaces),
    database.read(clock.now(), (db) => monthCloses(db, first)),
    database.read(clock.now(), (db) => waitingDays(db, first)),
  ]);
  const places = known.filter(({ branch_id }) => isOpenFor(account, branch_id));
  const begun = months.filter((month) => places.some((place) => place.first <= firstOfMonth(month)));
  return {
    status: 'OK',
    months: begun,
    places: places.map(({ branch_id, name, first: opening }) => ({
      branch_id,
      name,
      months: begun
        .filter((month) => opening <= firstOfMonth(month))
        .map((month) => {
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
