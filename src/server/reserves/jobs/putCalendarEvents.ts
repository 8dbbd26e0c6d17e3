import { randomBytes } from 'node:crypto';
import { withSama } from '../../../domain/text/called-name.ts';
import type { Job } from '../../queue/job.ts';
import { calendarReserve, chooseEventId } from '../store/calendar-events.ts';

/**
 * Brings the branch's Google Calendar in step with a reserve: one event per child, gone when the reserve no longer
 * holds its seats. The event's id is ours and is stored before Google is asked, so a repetition meets its own event.
 */
export const putCalendarEvents: Job<'putCalendarEvents'> = async ({ clock, database, gateways }, { reserve_id }) => {
  const reserve = await database.read(clock.now(), (db) => calendarReserve(db, reserve_id));
  const calendar = reserve?.google_calendar_id;
  const { googleCalendar } = gateways;
  if (!reserve || !calendar || googleCalendar === null) return;
  for (const { reserve_detail_id, google_calendar_event_id, child_name } of reserve.details ?? []) {
    if (!reserve.live) {
      if (google_calendar_event_id) await googleCalendar.remove(calendar, google_calendar_event_id);
      continue;
    }
    const id =
      google_calendar_event_id ??
      (await database.transaction(clock.now(), (tx) => chooseEventId(tx, reserve_detail_id, newEventId())));
    // A child taken out of the reserve meanwhile has no row any more.
    if (id === null) continue;
    await googleCalendar.put(calendar, {
      id,
      summary: `${reserve.pending ? '【回答待ち】' : ''}${child_name}さま`,
      // What the family wrote stays in the console: it may be about health, and the calendar is Google's.
      description: `保護者: ${withSama(reserve.customer_name, ' ')} ${reserve.customer_tel}\n予約番号 ${reserve_id}`,
      start: reserve.start_datetime,
      end: reserve.end_datetime,
    });
  }
};

/** Google takes base32hex letters; hex is part of them. */
const newEventId = (): string => `imahoiku${randomBytes(12).toString('hex')}`;
