import { readAtDoor } from '../../../branch-desk/passes/pass-door.ts';
import { implement } from '../../../callable/context.ts';
import { atDoor } from '../../callable/pass-door.ts';

export const staffReadPass = implement('staffReadPass', async (context, input) => {
  const { clock, database } = context;
  const pass = await atDoor(context, input, (door) => database.read(clock.now(), (db) => readAtDoor(db, door)));
  return { status: 'OK', now: clock.now().toISOString(), pass };
});
