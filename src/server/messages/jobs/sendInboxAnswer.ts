import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { answerToSend, setAnswerMail } from '../store/inbox-threads.ts';
import { inboxAnswerMail } from '../texts/form-mails.ts';

/** An answer from the inbox. Anyone who replies to it reaches the branch's own address. */
export const sendInboxAnswer: Job<'sendInboxAnswer'> = async (services, { inbox_answer_id }) => {
  const { clock, database } = services;
  const answer = await database.read(clock.now(), (db) => answerToSend(db, inbox_answer_id));
  if (answer === null) return;
  const { email: to, branch_email: replyTo } = answer;
  const sent = await deliverMail(services, {
    to,
    replyTo,
    ...inboxAnswerMail(answer),
    key: `inbox-${inbox_answer_id}`,
  });
  await database.read(clock.now(), (db) => setAnswerMail(db, inbox_answer_id, sent ? 'sent' : 'failed'));
};
