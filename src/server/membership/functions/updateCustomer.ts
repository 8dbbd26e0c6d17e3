import { issueCustomToken } from '../../auth/store/users.ts';
import { requireFreshProof } from '../../callable/account-guards.ts';
import { implement } from '../../callable/context.ts';
import { changeProfile, isNewEmail, refuseImpossibleProfile, refuseTakenEmail } from '../change-profile.ts';

/**
 * SPEC §7: a new email address answers with a custom token to sign in again with; every other session is closed. Who
 * signs in by email signs in with the new address from now on. The old address hears of it, Stripe's customer follows.
 */
export const updateCustomer = implement(
  'updateCustomer',
  async (context, input) => {
    const { clock, customer, database, uid } = context;
    await database.read(clock.now(), (db) => refuseImpossibleProfile(db, customer, input, clock.now()));
    const renamed = isNewEmail(customer, input);
    if (renamed) await requireFreshProof(context);
    const customToken = await database
      .transaction(clock.now(), async (tx) => {
        await changeProfile(tx, customer, input, clock.now());
        return renamed ? issueCustomToken(tx, uid) : null;
      })
      .catch(refuseTakenEmail);
    return { status: 'OK', ...(customToken === null ? {} : { customToken }) };
  },
  { needs_open_session: true },
);
