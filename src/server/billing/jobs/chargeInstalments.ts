import { tokyoDateOf } from '../../../domain/time.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { dueInstalments } from '../store/instalments.ts';

/** Each morning: the instalments whose day has come. */
export const chargeInstalments: Job<'chargeInstalments'> = async ({ clock, database }) => {
  const now = clock.now();
  await database.transaction(now, async (tx) => {
    for (const instalment_id of await dueInstalments(tx, tokyoDateOf(now))) {
      await enqueue(tx, 'chargeInstalment', { instalment_id }, { key: `instalment ${instalment_id}` });
    }
  });
};
