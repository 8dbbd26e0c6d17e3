import { addMinutes } from '../../../domain/time.ts';
import { implement, refuse } from '../../callable/context.ts';
import { calendarAddress } from '../store/calendar-link.ts';
import { readReserve } from '../store/reserves.ts';

const minutesToOpen = 10;

/** Ours: the bearer token lives in the page's memory, so a download gets a separate address, which only this person can open. */
export const reserveCalendarFile = implement('reserveCalendarFile', async (context, { reserve_id }) => {
  const { database, config, clock, customer, uid } = context;
  const reserve = await database.read(clock.now(), (db) => readReserve(db, reserve_id));
  if (reserve === null || reserve.customer_id !== customer.id) return refuse('not_found');
  const until = addMinutes(clock.now(), minutesToOpen);
  return { status: 'OK', path: calendarAddress(config.AUTH_SIGNING_KEY, { id: reserve_id, uid, until }) };
});
