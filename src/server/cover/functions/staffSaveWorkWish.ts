import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { saveWish } from '../store/own-shifts.ts';

/** One's own word about a day to come. It changes no shift. */
export const staffSaveWorkWish = implement('staffSaveWorkWish', async ({ clock, database, account }, input) => {
  const now = clock.now();
  const { date, kind, start_time, end_time } = input;
  if (date < tokyoDateOf(now))
    throw new Refusal('input_error', { fields: ['date'], msg: 'これからの日を選んでください。' });
  const wish = kind === null ? null : { kind, start_time, end_time };
  await database.transaction(now, (tx) => saveWish(tx, account.id, date, wish));
  return { status: 'OK' };
});
