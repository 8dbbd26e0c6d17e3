import { implement } from '../../callable/context.ts';
import { saveForms } from '../save-form.ts';

/** Either guardian answers; whether staff are to look at it follows from the answers and the settings of the day. */
export const saveMorningForm = implement('saveMorningForm', async ({ database, clock, customer, person }, input) => {
  const { family_member_id } = person;
  const saving = { ...input, now: clock.now(), customer_id: customer.id, family_member_id };
  const attention_flag = await database.transaction(clock.now(), (tx) => saveForms(tx, saving));
  return { status: 'OK', attention_flag };
});
