import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { inquiryById } from '../store/inquiries.ts';
import { inquiryReply } from '../texts/form-mails.ts';

/** The automatic reply. */
export const sendInquiryReply: Job<'sendInquiryReply'> = async (services, { inquiry_id }) => {
  const inquiry = await services.database.read(services.clock.now(), (db) => inquiryById(db, inquiry_id));
  if (inquiry === null) return;
  const company = await services.database.read(services.clock.now(), companyInForce);
  const body = inquiryReply(inquiry, company);
  await deliverMail(services, { to: inquiry.email, ...body, key: `inquiry-${inquiry.id}-reply` });
};
