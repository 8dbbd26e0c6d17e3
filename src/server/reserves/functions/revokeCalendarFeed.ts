import { implement } from '../../callable/context.ts';
import { dropFeed } from '../store/calendar-feeds.ts';

/** Ours: the calendar address is worth nothing from now on. */
export const revokeCalendarFeed = implement('revokeCalendarFeed', async ({ database, clock, person }) => {
  await database.transaction(clock.now(), (tx) => dropFeed(tx, person));
  return { status: 'OK' };
});
