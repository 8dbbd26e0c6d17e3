import { consentWay } from '../../../domain/messages/announcement-codes.ts';
import { readWayOut } from '../../auth/store/way-out.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeConsent } from '../store/advertising-consents.ts';

/** The link of a message: it can only take a consent back, so nothing but the link is asked. */
export const stopAdvertising = implement('stopAdvertising', async ({ clock, config, database }, { token }) => {
  const now = clock.now();
  const family_member_id = readWayOut(config.AUTH_SIGNING_KEY, token, now);
  if (family_member_id === null) throw new Refusal('way_out_ended');
  const answer = { agreed: false, way: consentWay.code.link };
  await database.transaction(now, (tx) => writeConsent(tx, family_member_id, answer));
  return { status: 'OK' };
});
