import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { applicationById } from '../store/recruitment-applications.ts';
import { applicationReply } from '../texts/form-mails.ts';

/** The automatic reply to a job applicant. */
export const sendApplicationReply: Job<'sendApplicationReply'> = async (services, { application_id }) => {
  const application = await services.database.read(services.clock.now(), (db) => applicationById(db, application_id));
  if (application === null) return;
  const company = await services.database.read(services.clock.now(), companyInForce);
  await deliverMail(services, {
    to: application.email,
    ...applicationReply(application, company),
    key: `application-${application.id}-reply`,
  });
};
