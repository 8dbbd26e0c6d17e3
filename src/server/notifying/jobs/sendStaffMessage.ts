import { hashUuid } from '../../auth/store/secrets.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { LineQuotaUsedUp } from '../../gateways/line-messaging.ts';
import { RecipientRefused } from '../../gateways/mail.ts';
import type { Job } from '../../queue/job.ts';
import { moveStaffMessage, staffMessageToSend } from '../store/staff-messages.ts';
import { lineMessage } from '../writing/line-message.ts';
import { mailBody } from '../writing/mail-body.ts';

/** LINE first, which knows a repetition by its key; by mail where there is no LINE or its month is used up. */
export const sendStaffMessage: Job<'sendStaffMessage'> = async (services, { staff_message_id: id }) => {
  const { config, clock, database, gateways, log } = services;
  const message = await database.read(clock.now(), (db) => staffMessageToSend(db, id));
  if (message === null) return;
  const move = (from: 'waiting' | 'sent', to: 'waiting' | 'sent' | 'failed') =>
    database.transaction(clock.now(), (tx) => moveStaffMessage(tx, id, from, to));
  const { name, title, content, link, line_user_id, email } = message;
  if (line_user_id !== null) {
    try {
      const said = lineMessage({ title, content, link, card: null }, config.PUBLIC_URL);
      await gateways.lineMessaging.push(line_user_id, said, hashUuid(`staff message ${id}`));
      await move('waiting', 'sent');
      return;
    } catch (error) {
      if (!(error instanceof LineQuotaUsedUp)) throw error;
    }
  }
  // Marked first, as every mail: a crash loses one rather than sends two.
  if (email === null || !(await move('waiting', 'sent'))) return;
  const url = new URL(link, config.PUBLIC_URL).href;
  const company = await database.read(clock.now(), companyInForce);
  const body = mailBody({ name, title, content, link: { words: '内容を見る', url } }, company);
  try {
    await gateways.mail.send({ to: email, ...body, key: `staff-message-${id}` });
  } catch (error) {
    const refused = error instanceof RecipientRefused;
    await move('sent', refused ? 'failed' : 'waiting');
    if (!refused) throw error;
    log.error({ staff_message_id: id }, 'mail: the address of a member of staff was refused for good');
  }
};
