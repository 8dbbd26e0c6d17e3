import { journalFile, journalOf, journalText } from '../../../domain/books/journal.ts';
import { bookedKinds } from '../../../domain/books/journal-codes.ts';
import { firstOfMonth } from '../../../domain/books/month-sheet.ts';
import { sum } from '../../../domain/yen.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { accountMappings, journalLines } from '../store/journal-lines.ts';
import { noteExpiredTickets } from '../store/ledgers.ts';
import { bookBranches } from '../store/month-closes.ts';

/** Every yen of the month, or no file at all: what has no account is named. */
export const headquartersReadJournal = implement(
  'headquartersReadJournal',
  async ({ clock, database }, { month, layout }) => {
    const { lines, mappings, branches } = await database.transaction(clock.now(), async (tx) => {
      await noteExpiredTickets(tx);
      return {
        lines: await journalLines(tx, firstOfMonth(month)),
        mappings: await accountMappings(tx),
        branches: await bookBranches(tx),
      };
    });
    const names = new Map(branches.map(({ branch_id, name }) => [branch_id, name]));
    const { entries, unmapped } = journalOf(lines, mappings, (branch_id) =>
      branch_id === null ? '本部' : (names.get(branch_id) ?? `園${branch_id}`),
    );
    if (unmapped.length > 0) {
      const msg = `勘定科目が決まっていない項目があります:${unmapped.map(journalText).join('、')}。「勘定科目の対応」で決めてから、もう一度お試しください。`;
      throw new Refusal('journal_unmapped', { msg, details: { unmapped } });
    }
    const sales = sum(lines.filter(({ kind }) => bookedKinds.includes(kind)).map(({ amount }) => amount));
    return { status: 'OK', rows: journalFile(layout, entries), sales };
  },
);
