import { implement } from '../../callable/context.ts';
import { declareEmergency } from '../emergencies.ts';

/** Earthquake or evacuation: one press makes the roll of all present children, who are counted before families are notified. */
export const staffDeclareEmergency = implement('staffDeclareEmergency', async ({ database, clock }, input, acting) => ({
  status: 'OK',
  ...(await database.transaction(clock.now(), (tx) => declareEmergency(tx, acting, input))),
}));
