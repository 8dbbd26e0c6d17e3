import { implement } from '../../callable/context.ts';
import { dropPhones } from '../store/sleep-watch.ts';

/** This phone is called no more; another person's is not touched. */
export const staffRemovePhone = implement('staffRemovePhone', async ({ clock, database, uid }, { endpoint }) => {
  await database.transaction(clock.now(), (tx) => dropPhones(tx, { uid, endpoint }));
  return { status: 'OK' };
});
