import { noSums } from '../../../domain/books/figures/figure-list.ts';
import { comparedWeeks } from '../../../domain/books/figures/unusual.ts';
import { addDays } from '../../../domain/time.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { RecipientRefused } from '../../gateways/mail.ts';
import type { Job } from '../../queue/job.ts';
import { morningMailOf, openMatters } from '../store/figures/morning-mails.ts';
import { figureRows } from '../store/figures/sums.ts';
import { morningMail } from '../texts/morning-text.ts';

/** Yesterday's figures to one person: managers of their own branches, headquarters of all. */
export const sendMorningMail: Job<'sendMorningMail'> = async (services, { morning_mail_id }) => {
  const { config, clock, database, gateways, log } = services;
  const mail = await database.read(clock.now(), (db) => morningMailOf(db, morning_mail_id));
  if (mail === null) return;
  const { branch_ids, branch_names, name, email } = mail;
  const date = addDays(mail.date, -1);
  const scope = { branch_ids, date_from: addDays(date, -7 * comparedWeeks), date_to: date };
  const { periods } = await database.read(clock.now(), (db) => figureRows(db, scope, 'day'));
  const on = (day: string) => periods.find(({ start }) => start === day)?.sums ?? noSums;
  const morning = {
    name,
    date,
    where: branch_ids === null ? '全園' : branch_names.join('、'),
    sums: on(date),
    weeks: Array.from({ length: comparedWeeks }, (_, week) => on(addDays(date, -7 * (week + 1)))),
    open: await database.read(clock.now(), (db) => openMatters(db, branch_ids)),
    url: new URL(branch_ids === null ? '/staff/headquarters/figures' : '/staff/figures', config.PUBLIC_URL).href,
  };
  const body = morningMail(morning, await database.read(clock.now(), companyInForce));
  try {
    await gateways.mail.send({ to: email, ...body, key: `morning-${morning_mail_id}` });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.error({ morning_mail_id }, 'mail: the address of a member of staff was refused for good');
  }
};
