import { addMinutes } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { writeAudit } from '../../store/audit.ts';
import { sleepMonthId } from '../papers/sleep-month-paper.ts';

/** For the asker alone and some minutes; that it was asked for is written down. */
export const staffIssueSleepMonth = implement(
  'staffIssueSleepMonth',
  async ({ account, clock, config, database, uid }, { branch_id, month }, acting) => {
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), (tx) =>
      writeAudit(tx, { account: acting, branch_id, table_name: 'branches' }, branch_id, null, { month }),
    );
    const until = addMinutes(clock.now(), PAPER_MINUTES);
    const id = sleepMonthId(branch_id, month);
    const pdf_url = paperAddress(config.AUTH_SIGNING_KEY, { paper: 'sleep_month', id, uid, until });
    return { status: 'OK', pdf_url, csv_url: pdf_url.replace(/pdf$/, 'csv') };
  },
);
