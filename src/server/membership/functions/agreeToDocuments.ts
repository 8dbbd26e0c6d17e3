import { implement, Refusal } from '../../callable/context.ts';
import { consentVersionsInForce } from '../../company/store/documents.ts';
import { insertConsents } from '../store/registering.ts';

/** A member agrees to the texts on the screen; agreed is only to what is in force. Asked twice, recorded once. */
export const agreeToDocuments = implement('agreeToDocuments', async ({ clock, customer, database, person }, given) => {
  const { terms, privacy } = given;
  await database.transaction(clock.now(), async (tx) => {
    const inForce = await consentVersionsInForce(tx);
    const isOther = (version: string | null, current: string | null) => version !== null && version !== current;
    if (isOther(terms, inForce.terms) || isOther(privacy, inForce.privacy)) throw new Refusal('consents_outdated');
    const agreed = { ...(terms !== null && { terms }), ...(privacy !== null && { privacy }) };
    await insertConsents(tx, customer.id, agreed, person.family_member_id);
  });
  return { status: 'OK' };
});
