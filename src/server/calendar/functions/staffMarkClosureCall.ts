import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { noticeBranch, writeCall } from '../store/closure-notices.ts';

/** 電話で伝えた, with who, when and a note; a slip of the finger is taken back. */
export const staffMarkClosureCall = implement(
  'staffMarkClosureCall',
  async ({ clock, database, account }, input, acting) => {
    const { closure_notice_id, called_flag, note } = input;
    await database.transaction(clock.now(), async (tx) => {
      const branch_id = await noticeBranch(tx, closure_notice_id);
      if (branch_id === null || !mayActIn(account, branch_id)) throw new Refusal('not_found');
      const change = { account: acting, branch_id, table_name: 'closure_notices' } as const;
      await audited(tx, { ...change, record_id: closure_notice_id }, () =>
        writeCall(tx, closure_notice_id, called_flag === 1 ? { account_id: account.id, note } : null),
      );
    });
    return { status: 'OK', closure_notice_id };
  },
);
