import { userByUid } from '../../auth/store/users.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { consentVersionsInForce } from '../../company/store/documents.ts';
import { customerByUid } from '../../membership/store/customers.ts';
import { familyByUid } from '../../membership/store/family-people.ts';
import { requireOpenInvitation } from '../invite.ts';
import { invitationOf } from '../store/invitations.ts';

/** Ours: who invites and to what, and whether the signed-in user can accept. Uses nothing up. */
export const checkFamilyInvitation = implement('checkFamilyInvitation', async (context, { token }) => {
  await limitAddress(context, 'family invitation', context.config.RATE_LIMIT_EMAIL_CHECK);
  const { clock, database, uid } = context;
  return database.read(clock.now(), async (db) => {
    const { inviter_name, role, name, relation, expires_at } = requireOpenInvitation(await invitationOf(db, token));
    const { terms, privacy } = await consentVersionsInForce(db);
    if (terms === null || privacy === null) throw new Refusal('terms_not_ready');
    const user = uid === null ? null : await userByUid(db, uid);
    const taken =
      uid !== null && ((await customerByUid(db, uid)) !== null || (await familyByUid(db, uid))?.person !== undefined);
    const signed_in = user && {
      label: user.email ?? user.line_display_name ?? '',
      may_join_flag: !taken,
    };
    const invitation = { inviter_name, role, name, relation, expires_at: expires_at.toISOString() };
    return { status: 'OK', ...invitation, signed_in, terms, privacy };
  });
});
