import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { lockRules } from '../store/price-rows.ts';
import { rankedTickets, setTicketRanking } from '../store/sold-offers.ts';

/** Which tickets sell best, as the page to buy them says it. The order is one thing: it is saved and compared as a whole. */
export const headquartersSetTicketRanking = implement(
  'headquartersSetTicketRanking',
  async ({ account, clock, database }, { ticket_price_ids, known_ids }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'ticket_sale_rankings',
    } as const;
    if (new Set(ticket_price_ids).size !== ticket_price_ids.length) throw new Refusal('input_error');
    await database.transaction(clock.now(), async (tx) => {
      await lockRules(tx, 'ticket_sale_rankings');
      const before = await rankedTickets(tx);
      if (JSON.stringify(before) !== JSON.stringify(known_ids)) throw new Refusal('stale_status');
      await setTicketRanking(tx, ticket_price_ids);
      await writeAudit(tx, change, null, { ticket_price_ids: before }, { ticket_price_ids });
    });
    return { status: 'OK' };
  },
);
