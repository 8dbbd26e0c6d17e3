import { journalOf } from '../../../domain/books/journal.ts';
import { firstOfMonth, recentMonths } from '../../../domain/books/month-sheet.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { accountMappings, journalLines } from '../store/journal-lines.ts';

/** So many months are looked through for what has no account. */
const monthsLooked = 3;

export const headquartersListMappings = implement('headquartersListMappings', async ({ clock, database }) => {
  const now = clock.now();
  return database.read(now, async (db) => {
    const mappings = await accountMappings(db);
    const lines = [];
    for (const month of recentMonths(tokyoDateOf(now), monthsLooked)) {
      lines.push(...(await journalLines(db, firstOfMonth(month))));
    }
    return { status: 'OK', mappings, unmapped: journalOf(lines, mappings, () => '').unmapped };
  });
});
