import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { expiringDocuments } from '../store/child-documents.ts';

/** Guardians hear twice that a paper's last day is near; each time once, however often this runs. */
export const remindDocuments: Job<'remindDocuments'> = async ({ clock, database }) => {
  const now = clock.now();
  const due = await database.read(now, expiringDocuments);
  for (const { customer_id, id, last } of due) {
    const occurrence = `document-${id}-${last ? 'last' : 'first'}`;
    await database.transaction(now, (tx) =>
      notify(tx, { customer_id, kind: 'health_check_asked', data: {}, occurrence }),
    );
  }
};
