import { coverStatus } from '../../../domain/cover/cover-codes.ts';
import { workedMinutes } from '../../../domain/cover/working-time.ts';
import { addDays, addMonths, type TokyoDate } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { callsFor } from '../store/calls.ts';
import { contactsOf, ownShifts, ownSwaps, ownWishes } from '../store/own-shifts.ts';

const { taken, settled } = coverStatus.code;

/** One's own month, at every branch; nobody else's. */
export const staffReadOwnShifts = implement('staffReadOwnShifts', async ({ clock, database, account }, input) => {
  const first: TokyoDate = `${input.month.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return database.read(clock.now(), async (db) => {
    const shifts = await ownShifts(db, account.id, first, last);
    const wishes = await ownWishes(db, account.id, first, last);
    const calls = await callsFor(db, account.id);
    const dates = [...new Set([...shifts, ...wishes].map(({ date }) => date))].sort();
    return {
      status: 'OK',
      month: first.slice(0, 7),
      days: dates.map((date) => ({
        date,
        shifts: shifts.filter((each) => each.date === date),
        wishes: wishes.filter((each) => each.date === date),
      })),
      worked_minutes: shifts.reduce((sum, shift) => sum + workedMinutes(shift), 0),
      ...(await contactsOf(db, account.id)),
      calls: calls.map(({ id, branch_name, date, hours, status }) => ({
        ...{ cover_call_id: id, branch_name, date, hours },
        state: status === settled ? ('settled' as const) : status === taken ? ('held' as const) : ('asked' as const),
      })),
      swaps: await ownSwaps(db, account.id),
    };
  });
});
