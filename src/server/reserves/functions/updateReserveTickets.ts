import { ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { reservePhase } from '../../../domain/reserves/reserve.ts';
import { implement } from '../../callable/context.ts';
import { writeTicketChoice } from '../../tickets/store/ticket-choice.ts';
import { lockReserve } from '../store/reserves.ts';

/** Ours: the parent's word on tickets for one's own reserve. Tickets are taken at check-out; until then it may change. */
export const updateReserveTickets = implement('updateReserveTickets', async ({ clock, database, customer }, input) => {
  const { reserve_id } = input;
  await database.transaction(clock.now(), async (tx) => {
    const reserve = await lockReserve(tx, reserve_id);
    if (reserve === null || reserve.customer_id !== customer.id) throw new Refusal('not_found');
    if (!reserve.live || reservePhase(reserve) === 'left') throw new Refusal('not_editable');
    await writeTicketChoice(tx, reserve_id, ticketChoiceFromForm(input) ?? null);
  });
  return { status: 'OK', reserve_id };
});
