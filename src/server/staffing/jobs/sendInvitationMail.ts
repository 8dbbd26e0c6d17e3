import { accountByUid } from '../../auth/store/accounts.ts';
import { hashText } from '../../auth/store/secrets.ts';
import { issueInvitation, userByUid } from '../../auth/store/users.ts';
import { invitationMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';

/** Long enough for a weekend. */
const INVITATION_HOURS = 72;

/** The mailed single-use link of a new member of staff. Its secret is made here: it is never in the queue. */
export const sendInvitationMail: Job<'sendInvitationMail'> = async (services, { uid }) => {
  const { config, clock, database } = services;
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  const account = await database.read(clock.now(), (db) => accountByUid(db, uid));
  if (user === null || account === null || user.email === null || user.disabled || user.password_hash !== null) return;
  const token = await database.transaction(clock.now(), (tx) => issueInvitation(tx, uid, INVITATION_HOURS));
  const url = new URL(`/staff/reset_password/${token}`, config.PUBLIC_URL).href;
  const company = await database.read(clock.now(), companyInForce);
  const body = invitationMail({ name: account.name, url, hours: INVITATION_HOURS }, company);
  await deliverMail(services, { to: user.email, ...body, key: `invitation-${hashText(token)}` });
};
