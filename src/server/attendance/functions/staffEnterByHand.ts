import { Refusal } from '../../../contract/refusal.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { enterHandwrittenRow } from '../by-hand.ts';

/** Row by row, each in a separate transaction: a refused row does not hold up the others. */
export const staffEnterByHand = implement('staffEnterByHand', async ({ database, clock }, input, acting) => {
  const { branch_id, date, reason } = input;
  requireBranch(acting, branch_id);
  const day = { now: clock.now(), account: acting, branch_id, date, reason };
  const rows: { reserve_id: number; child_id: number; refusal: { type: string; msg: string } | null }[] = [];
  for (const { absent_flag, ...row } of input.rows) {
    const { reserve_id, child_id } = row;
    const written = { ...row, absent_flag: absent_flag === 1 };
    const refusal = await database
      .transaction(clock.now(), (tx) => enterHandwrittenRow(tx, day, written))
      .then(
        () => null,
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return { type: error.result.type, msg: error.result.msg ?? '' };
        },
      );
    rows.push({ reserve_id, child_id, refusal });
  }
  return { status: 'OK', rows };
});
