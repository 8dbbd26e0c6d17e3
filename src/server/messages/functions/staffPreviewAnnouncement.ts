import { countWays } from '../../../domain/messages/announcements.ts';
import { implement } from '../../callable/context.ts';
import { lineQuota } from '../../notifying/store/line-quotas.ts';
import { requireMayAnnounce, sendingTime, tellingOf } from '../announce.ts';
import { countAudience } from '../store/announcement-audience.ts';
import { quietHours } from '../store/quiet-hours.ts';

/** Before anything is said: to how many, by which way, and when. */
export const staffPreviewAnnouncement = implement(
  'staffPreviewAnnouncement',
  async ({ account, clock, database }, input) => {
    requireMayAnnounce(account, input);
    const now = clock.now();
    const { group, consented, hidden } = tellingOf(input.kind, input.audience);
    return database.read(now, async (db) => {
      const { send_at, goes_at } = sendingTime(now, input, await quietHours(db));
      const toHidden = hidden !== 'nothing';
      const { alike, ...count } = await countAudience(db, input, { group, consented, toHidden });
      const quota = await lineQuota(db);
      const line_short = quota?.short_at != null;
      return {
        status: 'OK' as const,
        ...count,
        people: alike.reduce((sum, { people }) => sum + people, 0),
        ...countWays(group, alike, line_short),
        line_left:
          quota === null || quota.limit_number === null ? null : Math.max(quota.limit_number - quota.used_number, 0),
        line_short,
        goes_at: goes_at.toISOString(),
        waits: goes_at.getTime() > send_at.getTime(),
      };
    });
  },
);
