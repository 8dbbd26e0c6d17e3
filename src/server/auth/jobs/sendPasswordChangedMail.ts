import { companyInForce } from '../../company/store/company-facts.ts';
import { customerByUid } from '../../membership/store/customers.ts';
import { namedPersonByUid } from '../../membership/store/family-people.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { accountByUid } from '../store/accounts.ts';
import { userByUid } from '../store/users.ts';
import { passwordChangedMail } from '../texts/account-mails.ts';

/** Anyone who reads the mailbox hears that the password is another one now; families, newcomers and staff alike. */
export const sendPasswordChangedMail: Job<'sendPasswordChangedMail'> = async (services, { uid, changed_at }) => {
  const { config, clock, database } = services;
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  if (user === null || user.email === null || user.disabled) return;
  const customer = await database.read(clock.now(), (db) => customerByUid(db, uid));
  const person = await database.read(clock.now(), (db) => namedPersonByUid(db, uid));
  const account = await database.read(clock.now(), (db) => accountByUid(db, uid));
  const company = await database.read(clock.now(), companyInForce);
  const page = user.kind === 'staff' ? '/staff/forget_password' : '/forget_password';
  const body = passwordChangedMail(
    {
      name: customer?.name ?? person?.name ?? account?.name ?? null,
      resetUrl: new URL(page, config.PUBLIC_URL).href,
      inquiryUrl: new URL('/user_inquiries', config.PUBLIC_URL).href,
    },
    company,
  );
  await deliverMail(services, { to: user.email, ...body, key: `password-changed-${uid}-${changed_at}` });
};
