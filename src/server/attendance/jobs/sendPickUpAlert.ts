import { pickUpAlertMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { RecipientRefused } from '../../gateways/mail.ts';
import type { Job } from '../../queue/job.ts';
import { pickUpAlert } from '../store/pick-ups.ts';

/** To every manager of the branch. One address that is gone does not keep it from the others. */
export const sendPickUpAlert: Job<'sendPickUpAlert'> = async (services, { pick_up_escalation_id }) => {
  const { config, clock, database, gateways, log } = services;
  const alert = await database.read(clock.now(), (db) => pickUpAlert(db, pick_up_escalation_id));
  if (alert === null) return;
  const url = new URL('/staff/today', config.PUBLIC_URL).href;
  const body = pickUpAlertMail({ ...alert, url }, await database.read(clock.now(), companyInForce));
  for (const [position, to] of alert.addresses.entries()) {
    try {
      await gateways.mail.send({ to, ...body, key: `pick-up-${pick_up_escalation_id}-${position}` });
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error;
      log.error({ pick_up_escalation_id }, 'mail: the address of a manager was refused for good');
    }
  }
};
