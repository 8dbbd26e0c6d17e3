import { implement } from '../../callable/context.ts';
import { atDoor } from '../pass-attempts.ts';
import { readAtDoor } from '../pass-door.ts';

export const staffReadPass = implement('staffReadPass', async (context, input) => {
  const { clock, database } = context;
  const pass = await atDoor(context, input, (door) => database.read(clock.now(), (db) => readAtDoor(db, door)));
  return { status: 'OK', now: clock.now().toISOString(), pass };
});
