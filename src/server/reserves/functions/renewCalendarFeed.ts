import { implement } from '../../callable/context.ts';
import { feedAddress } from '../../notifying/writing/message-link.ts';
import { renewFeedToken } from '../store/calendar-feeds.ts';

/** Ours: another calendar address, for when the old one went astray or was not written down. */
export const renewCalendarFeed = implement('renewCalendarFeed', async ({ database, clock, config, person }) => {
  const token = await database.transaction(clock.now(), (tx) => renewFeedToken(tx, person));
  return { status: 'OK', url: feedAddress(config.PUBLIC_URL, token) };
});
