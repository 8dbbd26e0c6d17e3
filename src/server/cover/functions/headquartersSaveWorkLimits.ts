import { implement, Refusal } from '../../callable/context.ts';
import { staffMember } from '../../staffing/store/account-list.ts';
import { writeAudit } from '../../store/audit.ts';
import { saveWorkLimits } from '../store/work-limits.ts';

/** The log says that they were changed and by whom, never to what: headquarters' log is read by more people than these. */
export const headquartersSaveWorkLimits = implement(
  'headquartersSaveWorkLimits',
  async ({ clock, database }, input, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await staffMember(tx, input.account_id);
      if (!member) throw new Refusal('not_found');
      const id = await saveWorkLimits(tx, input);
      const change = { account: acting, branch_id: member.branch.id, table_name: 'app.work_limits' } as const;
      await writeAudit(tx, change, id, null, { staff_name: member.name });
    });
    return { status: 'OK' };
  },
);
