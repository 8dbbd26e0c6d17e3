import { noteMailAccepted, noteMailRefused } from '../../auth/store/email-state.ts';
import { type MailMessage, RecipientRefused } from '../../gateways/mail.ts';
import type { Services } from '../../services.ts';

/**
 * Sends a mail to a family or to a person who wrote to us. A permanently refused address is marked, so that the family and staff see it, and
 * answers false: the job is over. Whatever else fails is thrown, and the job tries again.
 */
export async function deliverMail(
  { clock, database, gateways, log }: Services,
  message: MailMessage,
): Promise<boolean> {
  try {
    await gateways.mail.send(message);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.warn({ mail: message.key }, 'mail: the address was refused for good');
    await database.transaction(clock.now(), (tx) => noteMailRefused(tx, message.to));
    return false;
  }
  await database.transaction(clock.now(), (tx) => noteMailAccepted(tx, message.to));
  return true;
}
