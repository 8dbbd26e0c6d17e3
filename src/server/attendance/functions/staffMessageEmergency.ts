import { implement } from '../../callable/context.ts';
import { messageEmergency } from '../emergencies.ts';

/** Words to every family on the roll: the first ones, and what has changed meanwhile. */
export const staffMessageEmergency = implement('staffMessageEmergency', async ({ database, clock }, input, acting) => ({
  status: 'OK',
  families: await database.transaction(clock.now(), (tx) => messageEmergency(tx, acting, input)),
}));
