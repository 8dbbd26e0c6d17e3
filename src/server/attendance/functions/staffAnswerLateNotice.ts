import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { audited } from '../../store/audit.ts';
import { answerLateNotice, lockLateNotice } from '../store/late-notices.ts';

/** One tap by the branch; the family is notified, once for the same answer. */
export const staffAnswerLateNotice = implement(
  'staffAnswerLateNotice',
  async ({ account, clock, database }, { late_notice_id, answer }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const notice = await lockLateNotice(tx, late_notice_id);
      if (notice === null) throw new Refusal('not_found');
      const { branch_id, reserve_id, customer_id, kind, expected_datetime } = notice;
      requireBranch(account, branch_id);
      if (notice.replaced_at !== null) throw new Refusal('late_notice_replaced');
      if (notice.answer === answer) return;
      const change = { account: acting, branch_id, table_name: 'late_notices' } as const;
      await audited(tx, { ...change, record_id: late_notice_id }, () =>
        answerLateNotice(tx, late_notice_id, { answer, account_id: account.id }),
      );
      const reserve = await readReserve(tx, reserve_id);
      if (reserve === null) return;
      const { branch_name, branch_tel } = reserve;
      const data = { reserve_id, kind, answer, expected_datetime, branch_name, branch_tel };
      const occurrence = `${late_notice_id} ${answer}`;
      await notify(tx, { customer_id, reserve_id, kind: 'late_answered', data, occurrence });
    });
    return { status: 'OK', late_notice_id };
  },
);
