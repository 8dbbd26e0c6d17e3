import { hashText } from '../../auth/store/secrets.ts';
import { issuePasswordReset, userByUid } from '../../auth/store/users.ts';
import { familyInvitationMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { customerById } from '../../membership/store/customers.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';

const days = 14;

/** To a family that was taken over from before: the link with which they set their password. */
export const sendFamilyInvitation: Job<'sendFamilyInvitation'> = async (services, { customer_id }) => {
  const { config, clock, database } = services;
  const found = await database.read(clock.now(), async (db) => {
    const customer = await customerById(db, customer_id);
    return customer && { customer, user: await userByUid(db, customer.uid) };
  });
  if (!found?.user || found.user.email === null || found.user.disabled) return;
  const { uid, email } = found.user;
  const token = await database.transaction(clock.now(), (tx) => issuePasswordReset(tx, uid, days * 86_400));
  const url = new URL(`/forget_password/reset/${token}`, config.PUBLIC_URL).href;
  const company = await database.read(clock.now(), companyInForce);
  const body = familyInvitationMail({ name: found.customer.name, url, days }, company);
  await deliverMail(services, { to: email, ...body, key: `family-invitation-${hashText(token)}` });
};
