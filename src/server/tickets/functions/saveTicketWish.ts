import { ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { writeFamilyTicketChoice } from '../store/ticket-terms.ts';

/** Ours: what new reserves of the family begin with. Reserves that are there keep the word they have. */
export const saveTicketWish = implement('saveTicketWish', async ({ clock, customer, database }, input) => {
  await database.transaction(clock.now(), (tx) =>
    writeFamilyTicketChoice(tx, customer.id, ticketChoiceFromForm(input) ?? null),
  );
  return { status: 'OK' };
});
