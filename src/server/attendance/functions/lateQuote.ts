import { lateTimes, plannedOf } from '../../../domain/attendance/late-notice.ts';
import { minuteOfDayOf, timeText } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockReserve } from '../../reserves/store/reserves.ts';
import { openLateStay } from '../late-stay.ts';

/** What coming later costs, before anything is said. */
export const lateQuote = implement('lateQuote', async ({ clock, database, customer }, { reserve_id, kind }) => {
  const now = clock.now();
  return database.transaction(now, async (tx) => {
    const reserve = await lockReserve(tx, reserve_id);
    if (reserve === null || reserve.customer_id !== customer.id) throw new Refusal('not_found');
    const { stay, branch_tel, extraAt } = await openLateStay(tx, reserve, kind, now);
    const planned = plannedOf(stay);
    const choices = lateTimes(stay, now).map((time) => ({
      time: timeText(minuteOfDayOf(time)),
      minutes: (time.getTime() - planned.getTime()) / 60_000,
      extra_amount: extraAt(time),
    }));
    return { status: 'OK', planned_datetime: planned.toISOString(), branch_tel, choices };
  });
});
