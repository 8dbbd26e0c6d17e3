import { implement } from '../../callable/context.ts';
import { receiveMedicine } from '../medicines.ts';

/** One dose of a medicine, received at the desk. */
export const staffReceiveMedicine = implement('staffReceiveMedicine', async ({ database, clock }, input, acting) => ({
  status: 'OK',
  medicine_request_id: await database.transaction(clock.now(), (tx) => receiveMedicine(tx, acting, input)),
}));
