import { addMinutes, minutesPerDay } from '../../../domain/time.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { signEmailLink } from '../store/email-links.ts';
import { unverifiedEmail } from '../store/email-state.ts';
import { hashText } from '../store/secrets.ts';
import { verificationMail } from '../texts/account-mails.ts';

/** The link that shows that the address is theirs and that mail arrives there. It is made here: it is never in the queue. */
export const sendVerificationMail: Job<'sendVerificationMail'> = async (services, { customer_id }) => {
  const { clock, config, database } = services;
  const customer = await database.read(clock.now(), (db) => unverifiedEmail(db, customer_id));
  if (customer === null) return;
  const days = config.EMAIL_LINK_DAYS;
  const link = signEmailLink(config.AUTH_SIGNING_KEY, customer, addMinutes(clock.now(), days * minutesPerDay));
  const url = new URL(`/email_verification?token=${link}`, config.PUBLIC_URL).href;
  const body = verificationMail({ name: customer.name, url, days }, await database.read(clock.now(), companyInForce));
  await deliverMail(services, { to: customer.email, ...body, key: `verification-${hashText(link)}` });
};
