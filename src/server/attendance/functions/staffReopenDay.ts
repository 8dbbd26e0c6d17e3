import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { lockDayClose, reopenDay } from '../store/branch-day-closes.ts';

/** A closed day is opened again by a manager, with the reason; what was closed with stays to be read. */
export const staffReopenDay = implement('staffReopenDay', async ({ database, clock, account }, input, acting) => {
  const { branch_day_close_id: id, reason } = input;
  await database.transaction(clock.now(), async (tx) => {
    const close = await lockDayClose(tx, id);
    if (close === null || !mayActIn(account, close.branch_id)) throw new Refusal('not_found');
    if (close.reopened) throw new Refusal('stale_status');
    const change = {
      account: acting,
      branch_id: close.branch_id,
      table_name: 'branch_day_closes',
      reason,
    } as const;
    await reopenDay(tx, id, account.id, reason);
    const date = close.date;
    await writeAudit(tx, change, id, { date, closed_flag: true }, { date, closed_flag: false });
  });
  return { status: 'OK' };
});
