import { headquartersMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { RecipientRefused } from '../../gateways/mail.ts';
import type { Job } from '../../queue/job.ts';
import { setHeadquartersMail, takeHeadquartersMail } from '../store/headquarters-messages.ts';

/** To the mail address of the headquarters branch. The console shows the message whatever becomes of its mail. */
export const sendHeadquartersMail: Job<'sendHeadquartersMail'> = async (services, { headquarters_message_id: id }) => {
  const { config, clock, database, gateways, log } = services;
  const message = await database.transaction(clock.now(), (tx) => takeHeadquartersMail(tx, id));
  if (message === null) return;
  const url = new URL('/staff/headquarters/messages', config.PUBLIC_URL).href;
  const body = headquartersMail({ ...message, url }, await database.read(clock.now(), companyInForce));
  try {
    await gateways.mail.send({ to: message.email, ...body, key: `headquarters-${id}` });
  } catch (error) {
    const refused = error instanceof RecipientRefused;
    await database.read(clock.now(), (db) => setHeadquartersMail(db, id, refused ? 'failed' : 'waiting'));
    if (!refused) throw error;
    log.error({ headquarters_message_id: id }, 'mail: the address of headquarters was refused for good');
  }
};
