import type { Job } from '../../queue/job.ts';
import { calendarOfBranch } from '../store/calendar-events.ts';

/** The event of a child who was taken out of a reserve. */
export const removeCalendarEvent: Job<'removeCalendarEvent'> = async (
  { clock, database, gateways },
  { branch_id, event_id },
) => {
  const calendar = await database.read(clock.now(), (db) => calendarOfBranch(db, branch_id));
  if (calendar !== null) await gateways.googleCalendar?.remove(calendar, event_id);
};
