import { calendarOfBranch } from '../store/calendar-events.ts';
import type { Job } from './job.ts';

/** The event of a child who was taken out of a reserve. */
export const removeCalendarEvent: Job<'removeCalendarEvent'> = async (
  { database, gateways },
  { branch_id, event_id },
) => {
  const calendar = await calendarOfBranch(database.pool, branch_id);
  if (calendar !== null) await gateways.googleCalendar.remove(calendar, event_id);
};
