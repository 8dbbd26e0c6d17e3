import { tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { dayNumbers, reportEntry } from '../../care/store/daily-reports.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { writeAudit } from '../../store/audit.ts';
import { insertKeyed } from '../../store/keyed-insert.ts';

/** One entry of a day's report, with the figures of this moment. Nothing that was written is changed or lost. */
export const staffSaveDailyReport = implement(
  'staffSaveDailyReport',
  async ({ database, clock, account }, input, acting) => {
    const { branch_id, date, kind, notes, strikes_id, idempotency_key } = input;
    requireBranch(account, branch_id);
    if (date > tokyoDateOf(clock.now())) return refuse('input_error', { fields: ['date'] });
    const content_hash = contentHash(input);
    await database.transaction(clock.now(), async (tx) => {
      const struck = strikes_id === null ? null : await reportEntry(tx, strikes_id);
      if (strikes_id !== null && (struck?.branch_id !== branch_id || struck.date !== date)) {
        throw new Refusal('not_found');
      }
      const numbers = JSON.stringify(await dayNumbers(tx, branch_id, date));
      const row = { branch_id, date, account_id: account.id, kind, notes, numbers, strikes_id };
      const keyed = { ...row, idempotency_key, content_hash };
      const entry = await insertKeyed(tx, 'daily_reports', keyed).catch(refuseStruck);
      if (entry.id === null) return refuseOtherContent(entry.content_hash, content_hash);
      const change = { account: acting, branch_id, table_name: 'daily_reports' } as const;
      // The text stays with the entry, which is deleted after some months; the log is permanent.
      await writeAudit(tx, change, entry.id, null, { date, kind, ...(strikes_id !== null && { strikes_id }) });
    });
    return { status: 'OK' };
  },
);

function refuseStruck(error: unknown): never {
  if (violatedConstraint(error) !== 'daily_reports_strikes_id_key') throw error;
  throw new Refusal('report_entry_struck');
}
