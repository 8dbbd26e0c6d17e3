import type { Job } from '../../queue/job.ts';
import { writeAutomaticAudit } from '../../store/audit.ts';
import { cancelUnanswered, lockForEnding } from '../closing/end-branch.ts';
import { endsToSettle, lockEndToSettle, markSettled } from '../store/branch-ends.ts';

/** After the day until which families could answer, the stays nobody moved are cancelled free of charge; once. */
export const endBranches: Job<'endBranches'> = async ({ clock, database }) => {
  const now = clock.now();
  const ends = await database.read(now, endsToSettle);
  const faults: unknown[] = [];
  for (const end of ends) {
    await database
      .transaction(now, async (tx) => {
        await lockForEnding(tx, end.branch_id, now);
        if (!(await lockEndToSettle(tx, end.id))) return;
        const cancelled = await cancelUnanswered(tx, now, end);
        await markSettled(tx, end.id);
        await writeAutomaticAudit(tx, {
          branch_id: end.branch_id,
          action: 'branchEndSettled',
          table_name: 'branch_ends',
          record_id: end.id,
          reason: `お返事のなかった${cancelled}件を取り消し`,
        });
      })
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
};
