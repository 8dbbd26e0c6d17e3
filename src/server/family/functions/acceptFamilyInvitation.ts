import { implement, Refusal, refuse } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { consentVersionsInForce } from '../../company/store/documents.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { customerByUid } from '../../membership/store/customers.ts';
import { familyByUid } from '../../membership/store/family-people.ts';
import { notify } from '../../notifying/notify.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { requireOpenInvitation } from '../invite.ts';
import { invitationOf, noteAccepted } from '../store/invitations.ts';
import { insertMember } from '../store/members.ts';

const clashes = {
  one_second_guardian: 'second_guardian_exists',
  one_family_a_person: 'family_member_already',
} as const;

/** Ours: the person who was invited joins the family, once. Pressed twice, the second press finds it done. */
export const acceptFamilyInvitation = implement('acceptFamilyInvitation', async (context, input) => {
  await limitAddress(context, 'family invitation', context.config.RATE_LIMIT_EMAIL_CHECK);
  const { clock, database, uid } = context;
  const { token, name, name_kana, tel, consents } = input;
  const { terms, privacy } = await database.read(clock.now(), consentVersionsInForce);
  if (terms === null || privacy === null) throw new Refusal('terms_not_ready');
  if (consents.terms !== terms || consents.privacy !== privacy) throw new Refusal('consents_outdated');
  try {
    const role = await database.transaction(clock.now(), async (tx) => {
      const found = await invitationOf(tx, token, 'for update of i');
      if (found?.accepted_uid === uid) return found.role;
      const invitation = requireOpenInvitation(found);
      const { customer_id, relation } = invitation;
      await holdCustomer(tx, customer_id);
      if ((await customerByUid(tx, uid)) !== null || (await familyByUid(tx, uid)) !== null)
        throw new Refusal('family_member_already');
      const versions = { terms_version: terms, privacy_version: privacy };
      const member = { customer_id, role: invitation.role, uid, name, name_kana, relation, tel, ...versions };
      const id = await insertMember(tx, member);
      await noteAccepted(tx, invitation.id, id);
      const data = { name, role: invitation.role };
      await notify(tx, { customer_id, kind: 'family_joined', data, occurrence: `member-${id}` });
      return invitation.role;
    });
    return { status: 'OK', role };
  } catch (error) {
    const clash = clashes[violatedConstraint(error) as keyof typeof clashes];
    if (clash) return refuse(clash);
    throw error;
  }
});
