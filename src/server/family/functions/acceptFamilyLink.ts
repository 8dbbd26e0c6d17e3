import { familyLinkOf, noteWrongAnswer, proveFamilyLink } from '../../auth/store/family-links.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { agreedConsents } from '../../company/consents.ts';
import { insertConsents } from '../../membership/store/registering.ts';
import { requireOpenLink } from '../desk-families.ts';

/**
 * An address heard on the telephone is easily a stranger's, and a code on a screen is easily photographed: beside the link
 * the last digits of the number are asked for, five times at most.
 */
export const acceptFamilyLink = implement('acceptFamilyLink', async (context, input) => {
  await limitAddress(context, 'family link', context.config.RATE_LIMIT_EMAIL_CHECK);
  const { clock, database } = context;
  const { token, tel_digits } = input;
  const link = await database.read(clock.now(), (db) => familyLinkOf(db, token));
  const { customer_id, name, email, tel } = requireOpenLink(link);
  if (!tel.endsWith(tel_digits)) {
    await database.read(clock.now(), (db) => noteWrongAnswer(db, token));
    throw new Refusal('family_link_digits', { fields: ['tel_digits'] });
  }
  const consents = await agreedConsents(context, input.consents);
  await database.transaction(clock.now(), async (tx) => {
    await insertConsents(tx, customer_id, consents);
    await proveFamilyLink(tx, token);
  });
  return { status: 'OK', name, email };
});
