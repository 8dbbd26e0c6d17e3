import { implement } from '../../callable/context.ts';
import { pinOf } from '../store/pins.ts';

export const staffReadOwnPin = implement('staffReadOwnPin', async ({ clock, database, uid }) => {
  const pin = await database.read(clock.now(), (db) => pinOf(db, uid));
  return { status: 'OK', digits: pin?.digits ?? null, set_at: pin?.set_at.toISOString() ?? null };
});
