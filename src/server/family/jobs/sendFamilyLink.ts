import { issueFamilyLink } from '../../auth/store/family-links.ts';
import { hashText } from '../../auth/store/secrets.ts';
import { familyLinkMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { familyToInvite } from '../../membership/store/desk-families.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';

/** The link for a family entered at the desk; not sent any more once the family can sign in. */
export const sendFamilyLink: Job<'sendFamilyLink'> = async (services, { customer_id }) => {
  const { config, clock, database } = services;
  const family = await database.read(clock.now(), (db) => familyToInvite(db, customer_id));
  if (family === null) return;
  const { token } = await database.transaction(clock.now(), (tx) =>
    issueFamilyLink(tx, { customer_id, account_id: null }),
  );
  const url = new URL(`/family_links/${token}`, config.PUBLIC_URL).href;
  const company = await database.read(clock.now(), companyInForce);
  const body = familyLinkMail({ ...family, url }, company);
  await deliverMail(services, { to: family.email, ...body, key: `family-link-${hashText(token)}` });
};
