import { tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../branch-desk/branch-access.ts';
import { dayNumbers, saveDailyReport } from '../../store/reserves/daily-reports.ts';
import { rowOf, writeAudit } from '../../store/upkeep/audit.ts';
import { implement, refuse } from '../callable/context.ts';

/** Notes of the day beside its numbers, which are counted here and not typed. */
export const staffSaveDailyReport = implement('staffSaveDailyReport', async ({ database, clock, account }, input) => {
  const { branch_id, date, notes } = input;
  requireBranch(account, branch_id);
  if (date > tokyoDateOf(clock.now())) return refuse('input_error', { fields: ['date'] });
  await database.transaction(clock.now(), async (tx) => {
    const numbers = await dayNumbers(tx, branch_id, date);
    const id = await saveDailyReport(tx, { branch_id, date, account_id: account.id, notes, numbers });
    const change = { account, branch_id, action: 'staffSaveDailyReport', table_name: 'daily_reports' } as const;
    await writeAudit(tx, change, id, null, await rowOf(tx, 'daily_reports', id));
  });
  return { status: 'OK' };
});
