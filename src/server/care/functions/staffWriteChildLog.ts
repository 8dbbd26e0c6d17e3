import { implement } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { writeChildLog } from '../child-log.ts';

/** One entry of a child's log during its stay. */
export const staffWriteChildLog = implement('staffWriteChildLog', async ({ database, clock }, input, acting) => {
  const { kind, temperature, meal_amount, milk_milliliters, toilet, mood, note, family_flag, ...about } = input;
  const values = { kind, temperature, meal_amount, milk_milliliters, toilet, mood, note, family_flag };
  const act = { now: clock.now(), account: acting, ...about, file_key: input.file_key, values };
  await database.transaction(clock.now(), (tx) => writeChildLog(tx, { ...act, content_hash: contentHash(input) }));
  return { status: 'OK' };
});
