import { Refusal } from '../../../contract/refusal.ts';
import { isRegistered } from '../../../domain/membership/registration.ts';
import { CallableError, type FunctionContext, implement } from '../../callable/context.ts';
import { requireProvenLink } from '../../family/desk-families.ts';
import { endOfIdentity, forgetDeletion } from '../../membership/store/deleted-identities.ts';
import { familyByUid, personByUid } from '../../membership/store/family-people.ts';
import { type Transaction, violatedConstraint } from '../../postgres/database.ts';
import { type LineRoundTrip, redeemLineAnswer } from '../line-answer.ts';
import { addLineSignIn, familyLinkOf } from '../store/family-links.ts';
import { linkLineMessages, refreshLineUser } from '../store/line-users.ts';
import { createLineUser, issueCustomToken, userByLineUserId } from '../store/users.ts';

type Context = FunctionContext<'anyone'>;

/** SPEC §7, product-rules.md "Functions' answers": the end of a round trip to LINE, by the type of its callback page. */
export const lineLogin = implement('lineLogin', async (context, { type, state, code, error }) => {
  const trip = await redeemLineAnswer(context, type, { state, code, error });
  const { branch, return_to } = trip;
  if (type === 'friend' || type === 'notification') {
    await linkMessages(context, trip);
    return { status: 'OK', branch, return_to: return_to ?? '/mypage/top', friend: trip.friend };
  }
  const signIn = () =>
    context.database.transaction(context.clock.now(), async (tx) => {
      const uid = await uidFor(type, context, tx, trip);
      await refreshLineUser(tx, uid, trip.display_name, trip.friend);
      const family = await familyByUid(tx, uid);
      const registered = family !== null && isRegistered(family.customer.registration_status);
      return { customToken: await issueCustomToken(tx, uid), registered };
    });
  // Two tabs of a newcomer at once: the second finds the account the first has just made.
  const signedIn = await signIn().catch((failure) => {
    if (violatedConstraint(failure) === 'users_line_user_id_key') return signIn();
    throw failure;
  });
  return { status: 'OK', ...signedIn, branch, return_to, friend: trip.friend };
});

function uidFor(
  type: 'register' | 'reserves' | 'login' | 'family',
  context: Context,
  tx: Transaction,
  trip: LineRoundTrip,
) {
  if (type === 'login') return knownUid(context, tx, trip);
  return type === 'family' ? uidForFamily(context, tx, trip) : uidForRegistration(context, tx, trip);
}

/** A family entered at the desk, whose link was proven before the way to LINE began; the address it came from holds it. */
async function uidForFamily({ config }: Context, tx: Transaction, trip: LineRoundTrip): Promise<string> {
  const token = /^\/family_links\/([\w-]{1,200})$/.exec(trip.return_to ?? '')?.[1] ?? '';
  const link = requireProvenLink(await familyLinkOf(tx, token, 'for update of l'));
  const owner = await userByLineUserId(tx, trip.line_user_id);
  if (owner?.disabled) throw new Refusal('account_deleted');
  if (owner !== null && (owner.kind !== 'customer' || (await personByUid(tx, owner.uid)) !== null)) {
    throw new Refusal('line_taken');
  }
  await forgetDeletion(tx, config.AUTH_SIGNING_KEY, lineIdentity(trip));
  return addLineSignIn(tx, link, trip, owner?.uid ?? null);
}

async function knownUid({ config }: Context, tx: Transaction, trip: LineRoundTrip): Promise<string> {
  const user = await userByLineUserId(tx, trip.line_user_id);
  if (user !== null && !user.disabled && user.kind === 'customer') return user.uid;
  const { branch, return_to } = trip;
  const end = user?.disabled ? 'account_deleted' : await endOfIdentity(tx, config.AUTH_SIGNING_KEY, lineIdentity(trip));
  throw new Refusal(end ?? 'line_unregistered', { details: { branch, return_to } });
}

/** A LINE account already linked signs its user in; a deleted one may register again. */
async function uidForRegistration({ config }: Context, tx: Transaction, trip: LineRoundTrip): Promise<string> {
  const user = await userByLineUserId(tx, trip.line_user_id);
  if (user?.disabled) throw new Refusal('account_deleted');
  if (user !== null) return user.uid;
  await forgetDeletion(tx, config.AUTH_SIGNING_KEY, lineIdentity(trip));
  return createLineUser(tx, trip.line_user_id, trip.display_name);
}

const lineIdentity = ({ line_user_id }: LineRoundTrip) => ({ kind: 'line' as const, line_user_id });

/** The round trip was started by this very customer, and no other user has the LINE account. */
async function linkMessages({ clock, database, uid }: Context, trip: LineRoundTrip): Promise<void> {
  if (uid === null) throw new CallableError('UNAUTHENTICATED');
  if (uid !== trip.uid) throw new Refusal('line_state');
  const linked = await database.transaction(clock.now(), (tx) =>
    linkLineMessages(tx, uid, trip.line_user_id, trip.friend),
  );
  if (!linked) throw new Refusal('line_taken');
}
