import { Refusal } from '../../../contract/refusal.ts';
import { forStaff } from '../../../contract/refusals/staff-refusals.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { readReserve } from '../store/reserves.ts';

/** Staff approve several requests: one transaction each, by the rule of a single one. */
export const staffApproveReserves = implement(
  'staffApproveReserves',
  async ({ database, clock }, { reserve_ids }, acting) => {
    const account = acting.as('staffApproveReserve');
    // Another branch's request does not exist for them: nothing is decided for whoever sends one.
    await database.read(clock.now(), async (db) => {
      for (const id of reserve_ids) {
        const reserve = await readReserve(db, id);
        if (reserve === null || !mayActIn(account, reserve.branch_id)) throw new Refusal('not_found');
      }
    });
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
