import { reservableMark } from '../../../domain/codes.ts';
import { changeDays } from '../../branch-desk/branch-days.ts';
import { liveReservesOn, reservableOn, setReservable } from '../../store/reserves/branch-day-settings.ts';
import { implement } from '../callable/context.ts';

/** ○ △ × and remarks for a day or a range. Closing days with reserves asks first; it cancels nothing. */
export const staffSetReservable = implement('staffSetReservable', async ({ clock, database, account }, input) => {
  const { branch_id, status, remarks } = input;
  const closes = status === reservableMark.unavailable;
  const result = await database.transaction(clock.now(), (tx) =>
    changeDays(tx, {
      ...input,
      account,
      action: 'staffSetReservable',
      table_name: 'reservable_managements',
      confirmed: input.confirmed_flag === 1,
      reason: remarks,
      touched: async (dates) => (closes ? liveReservesOn(tx, branch_id, dates) : []),
      rows: (dates) => reservableOn(tx, branch_id, dates),
      write: (dates) => setReservable(tx, branch_id, dates, status, remarks),
    }),
  );
  return { status: 'OK', ...result };
});
