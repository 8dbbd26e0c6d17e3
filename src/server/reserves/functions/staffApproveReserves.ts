import { Refusal } from '../../../contract/refusal.ts';
import { forStaff } from '../../../contract/refusals/staff-refusals.ts';
import { implement } from '../../callable/context.ts';
import { answerRequest } from '../requests/answer-request.ts';

/** Staff approve several requests: one transaction each, by the rule of a single one. */
export const staffApproveReserves = implement(
  'staffApproveReserves',
  async ({ database, clock }, { reserve_ids }, acting) => {
    const account = acting.as('staffApproveReserve');
    const answers: { reserve_id: number; approved_flag: boolean; msg: string }[] = [];
    for (const reserve_id of new Set(reserve_ids)) {
      const answer = { now: clock.now(), account, reserve_id, answer: 'approve', approval_comment: '' } as const;
      try {
        await database.transaction(clock.now(), (tx) => answerRequest(tx, answer));
        answers.push({ reserve_id, approved_flag: true, msg: '' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answers.push({ reserve_id, approved_flag: false, msg: forStaff(error.result).msg });
      }
    }
    return { status: 'OK', answers };
  },
);
