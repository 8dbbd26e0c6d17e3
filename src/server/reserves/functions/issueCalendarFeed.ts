import { implement, refuse } from '../../callable/context.ts';
import { feedAddress } from '../../notifying/writing/message-link.ts';
import { issueFeedToken } from '../store/calendar-feeds.ts';

/** Ours: a first calendar address. Of two presses at once the first one's counts: it is on the screen. */
export const issueCalendarFeed = implement('issueCalendarFeed', async ({ database, clock, config, person }) => {
  const token = await database.transaction(clock.now(), (tx) => issueFeedToken(tx, person));
  if (token === null) return refuse('calendar_feed_exists');
  return { status: 'OK', url: feedAddress(config.PUBLIC_URL, token) };
});
