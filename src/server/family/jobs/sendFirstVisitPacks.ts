import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { sendPacks } from '../store/packs.ts';

/** With the first confirmed reserve at a branch the papers of the first visit go out, once a family and branch. */
export const sendFirstVisitPacks: Job<'sendFirstVisitPacks'> = ({ clock, database }) =>
  database.transaction(clock.now(), async (tx) => {
    for (const { customer_id, ...data } of await sendPacks(tx)) {
      await notify(tx, { customer_id, kind: 'first_visit_pack', data, occurrence: String(data.branch_id) });
    }
  });
