import type { Job } from '../../queue/job.ts';
import { inquiryById } from '../store/inquiries.ts';
import { inquiryMail } from '../texts/form-mails.ts';

/** Forwards an inquiry to the branch or to headquarters. */
export const sendInquiryMail: Job<'sendInquiryMail'> = async ({ clock, database, gateways }, { inquiry_id }) => {
  const inquiry = await database.read(clock.now(), (db) => inquiryById(db, inquiry_id));
  if (inquiry === null) return;
  await gateways.mail.send({ to: inquiry.branch_email, ...inquiryMail(inquiry), key: `inquiry-${inquiry.id}-branch` });
};
