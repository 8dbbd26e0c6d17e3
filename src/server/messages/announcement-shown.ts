import type { AnnouncementShown } from '../../contract/functions/messages/announcements.ts';
import type { AnnouncementRow } from './store/announcements.ts';

const told = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** As the console reads it. */
export function shownAnnouncement({ branch_id: _, ...row }: AnnouncementRow): AnnouncementShown {
  const { send_at, begun_at, sent_at, withdrawn_at } = row;
  return {
    ...row,
    send_at: send_at.toISOString(),
    begun_at: told(begun_at),
    sent_at: told(sent_at),
    withdrawn_at: told(withdrawn_at),
  };
}
