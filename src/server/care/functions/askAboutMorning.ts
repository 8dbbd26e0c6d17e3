import { implement } from '../../callable/context.ts';
import { askBranch } from '../save-form.ts';

/** The child is unwell, and the family asks whether it may come: staff decide. */
export const askAboutMorning = implement('askAboutMorning', async ({ database, clock, customer }, { reserve_id }) => {
  const asking = { reserve_id, customer_id: customer.id, now: clock.now() };
  await database.transaction(clock.now(), (tx) => askBranch(tx, asking));
  return { status: 'OK' };
});
