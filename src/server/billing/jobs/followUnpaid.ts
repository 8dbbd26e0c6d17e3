import { tokyoDateOf } from '../../../domain/time.ts';
import type { Job } from '../../queue/job.ts';
import { owingFamilies, unpaidPolicyOn } from '../store/unpaid.ts';
import { processArrearsOf } from '../unpaid/process-arrears.ts';

/** Each morning: what the policy says of families that owe. One that cannot be followed does not stop the others. */
export const followUnpaid: Job<'followUnpaid'> = async ({ clock, database, log }) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const families = await database.transaction(now, owingFamilies);
  const policy = await database.read(now, (db) => unpaidPolicyOn(db, today));
  for (const customer_id of families) {
    await database
      .transaction(now, (tx) => processArrearsOf(tx, customer_id, policy, today))
      .catch((error) => log.error({ err: error, customer_id }, 'a family that owes could not be followed'));
  }
};
