import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { accountByUid } from '../store/accounts.ts';
import { userByUid } from '../store/users.ts';
import { secondFactorResetMail } from '../texts/account-mails.ts';

export const sendSecondFactorResetMail: Job<'sendSecondFactorResetMail'> = async (services, { uid, changed_at }) => {
  const { config, clock, database } = services;
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  const account = await database.read(clock.now(), (db) => accountByUid(db, uid));
  if (user === null || account === null || user.email === null || user.disabled) return;
  const company = await database.read(clock.now(), companyInForce);
  const body = secondFactorResetMail(
    { name: account.name, url: new URL('/staff/login', config.PUBLIC_URL).href },
    company,
  );
  await deliverMail(services, { to: user.email, ...body, key: `second-factor-reset-${uid}-${changed_at}` });
};
