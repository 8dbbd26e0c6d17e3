import { consentWay } from '../../../domain/messages/announcement-codes.ts';
import { implement } from '../../callable/context.ts';
import { writeConsent } from '../store/advertising-consents.ts';

/** Each person for themselves; every answer stays as it was given. */
export const saveAdvertisingConsent = implement(
  'saveAdvertisingConsent',
  async ({ clock, database, person }, { agreed_flag: agreed }) => {
    const answer = { agreed, way: consentWay.code.settings };
    await database.transaction(clock.now(), (tx) => writeConsent(tx, person.family_member_id, answer));
    return { status: 'OK' };
  },
);
