import { implement, Refusal } from '../../callable/context.ts';
import { shownAnnouncement } from '../announcement-shown.ts';
import { announcementSeenBy } from '../store/announcements.ts';

/** One of them, with how many it reached and how many opened it. */
export const staffReadAnnouncement = implement(
  'staffReadAnnouncement',
  async ({ account, clock, database }, { announcement_id }) => {
    const row = await database.read(clock.now(), (db) => announcementSeenBy(db, account, announcement_id));
    if (row === null) throw new Refusal('not_found');
    return { status: 'OK', announcement: shownAnnouncement(row) };
  },
);
