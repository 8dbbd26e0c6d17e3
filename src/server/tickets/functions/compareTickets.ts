import { compareBundle, payableHours } from '../../../domain/tickets/ticket-comparison.ts';
import { addMonths, daysBetween, tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { bundlesOnSale, linesOfStays, planHour, ticketTermsOn } from '../store/ticket-terms.ts';

/** Ours: tickets against the plan, by what the family itself used. Writes nothing. */
export const compareTickets = implement('compareTickets', async ({ clock, customer, database }) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const comparison = await database.read(now, async (db) => {
    const terms = await ticketTermsOn(db, today);
    const own = await planHour(db, customer.plan_type_id, today);
    if (terms === null || own === null) return null;
    const from = addMonths(today, -terms.compared_months);
    const stays = await linesOfStays(db, customer.id, from);
    const hours = payableHours(stays.flat());
    const used = { hours, days: daysBetween(from, today), hour: own.hour };
    const bundles = (await bundlesOnSale(db)).map((bundle) => ({
      ticket_price_id: bundle.id,
      ...compareBundle(bundle, used),
    }));
    return {
      months: terms.compared_months,
      ...own,
      stays: stays.length,
      hours,
      plan_amount: hours * own.hour,
      bundles: hours === 0 ? [] : bundles,
    };
  });
  return { status: 'OK', comparison };
});
