import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { returnEmailChange, takeEmailChange } from '../store/email-changes.ts';
import { emailChangeNotice } from '../texts/account-mails.ts';

/** To the address no longer in use: only its owner can report that someone else changed it. */
export const sendEmailChangeNotice: Job<'sendEmailChangeNotice'> = async (services, { email_change_id }) => {
  const { config, clock, database } = services;
  // Marked first, as every mail: a crash loses one rather than sends two, a refused one waits again.
  const change = await database.transaction(clock.now(), (tx) => takeEmailChange(tx, email_change_id));
  if (change === null) return;
  const company = await database.read(clock.now(), companyInForce);
  const inquiryUrl = new URL('/user_inquiries', config.PUBLIC_URL).href;
  const body = emailChangeNotice({ name: change.name, inquiryUrl }, company);
  try {
    await deliverMail(services, { to: change.old_email, ...body, key: `email-change-${email_change_id}` });
  } catch (error) {
    await database.read(clock.now(), (db) => returnEmailChange(db, email_change_id));
    throw error;
  }
};
