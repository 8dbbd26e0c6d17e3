import { certificateState } from '../../../domain/books/certificates/certificate.ts';
import { addMonths, tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { mergedNumbers } from '../../membership/store/customer-merges.ts';
import { certificateMonthsBack } from '../store/certificates/issued.ts';
import { certificateMonths } from '../store/certificates/months.ts';

/** Ours: months that give a 提供証明書兼領収証, and why the others do not. */
export const listCertificates = implement('listCertificates', async ({ clock, customer, database }) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const { months_back, months } = await database.read(now, async (db) => {
    const months_back = await certificateMonthsBack(db);
    const numbers = [customer.id, ...(await mergedNumbers(db, customer.id)).map(({ id }) => id)];
    const from = addMonths(`${today.slice(0, 7)}-01`, -months_back);
    return { months_back, months: await certificateMonths(db, numbers, from) };
  });
  const papers = months.map(({ confirmed, issued_id, issued_at: _issued_at, ...each }) => ({
    ...each,
    state: certificateState({
      month: each.month,
      today,
      confirmed,
      unpaid: each.unpaid_dates.length,
      total: each.covered + each.not_covered,
      issued: issued_id !== null,
    }),
  }));
  return { status: 'OK', months_back, papers };
});
