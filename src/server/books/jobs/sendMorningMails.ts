import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { dueMorningMails } from '../store/figures/morning-mails.ts';

/** Once a person and morning, in the hour they chose. */
export const sendMorningMails: Job<'sendMorningMails'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const morning_mail_id of await dueMorningMails(tx)) await enqueue(tx, 'sendMorningMail', { morning_mail_id });
  });
};
