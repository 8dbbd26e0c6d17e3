import { implement } from '../../callable/context.ts';
import { shownAnnouncement } from '../announcement-shown.ts';
import { announcementsSeenBy } from '../store/announcements.ts';

const pageSize = 20;

/** What was and will be said to many, the newest first. */
export const staffListAnnouncements = implement(
  'staffListAnnouncements',
  async ({ account, clock, database }, { page }) => {
    const { announcements, total } = await database.read(clock.now(), (db) =>
      announcementsSeenBy(db, account, { limit: pageSize, offset: (page - 1) * pageSize }),
    );
    return { status: 'OK', announcements: announcements.map(shownAnnouncement), total };
  },
);
