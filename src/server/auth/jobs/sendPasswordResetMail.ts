import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { hashText } from '../store/secrets.ts';
import { issuePasswordReset, userByUid } from '../store/users.ts';
import { passwordResetMail } from '../texts/account-mails.ts';

/** The mailed single-use link of /forget_password. Its secret is made here: it is never in the queue. */
export const sendPasswordResetMail: Job<'sendPasswordResetMail'> = async (services, { uid }) => {
  const { config, clock, database } = services;
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  if (user === null || user.email === null || user.disabled) return;
  const token = await database.transaction(clock.now(), (tx) => issuePasswordReset(tx, uid));
  const page = user.kind === 'staff' ? '/staff/reset_password' : '/forget_password/reset';
  const url = new URL(`${page}/${token}`, config.PUBLIC_URL).href;
  const company = await database.read(clock.now(), companyInForce);
  await deliverMail(services, {
    to: user.email,
    ...passwordResetMail({ url }, company),
    key: `password-reset-${hashText(token)}`,
  });
};
