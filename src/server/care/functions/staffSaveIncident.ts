import { implement } from '../../callable/context.ts';
import { saveIncident } from '../incidents.ts';

/** A report begun or changed, until a manager has signed it. */
export const staffSaveIncident = implement('staffSaveIncident', async ({ database, clock }, input, acting) => ({
  status: 'OK',
  incident_id: await database.transaction(clock.now(), (tx) => saveIncident(tx, acting, clock.now(), input)),
}));
