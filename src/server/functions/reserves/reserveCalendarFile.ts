import { addMinutes } from '../../../domain/time.ts';
import { readReserve } from '../../store/reserves/reserves.ts';
import { signLink } from '../../store/sign-in/signed-links.ts';
import { implement, refuse } from '../callable/context.ts';

const minutesToOpen = 10;

/** Ours: the bearer token lives in the page's memory, so a download gets an address that carries its own permission. */
export const reserveCalendarFile = implement('reserveCalendarFile', async (context, { reserve_id }) => {
  const { database, config, clock, customer } = context;
  const reserve = await database.read(clock.now(), (db) => readReserve(db, reserve_id));
  if (reserve === null || reserve.customer_id !== customer.id) return refuse('not_found');
  const expires = addMinutes(clock.now(), minutesToOpen);
  return { status: 'OK', path: `/calendar/${signLink(config.AUTH_SIGNING_KEY, 'calendar', reserve_id, expires)}.ics` };
});
