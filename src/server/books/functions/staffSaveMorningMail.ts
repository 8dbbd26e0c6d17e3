import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { saveMorningMailHour } from '../store/figures/morning-mails.ts';

export const staffSaveMorningMail = implement(
  'staffSaveMorningMail',
  async ({ account, clock, database }, { morning_mail_hour, version }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'accounts',
        record_id: account.id,
        version,
      } as const;
      const saved = await editRow(tx, edit, () => saveMorningMailHour(tx, account.id, morning_mail_hour));
      return { status: 'OK', version: saved };
    }),
);
