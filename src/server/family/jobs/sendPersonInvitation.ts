import { familyRole } from '../../../domain/family/family-codes.ts';
import { hashText } from '../../auth/store/secrets.ts';
import { personInvitationMail } from '../../auth/texts/account-mails.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import type { Job } from '../../queue/job.ts';
import { invitationAddress } from '../invite.ts';
import { renewInvitationToken } from '../store/invitations.ts';

/** The link for a person invited by mail; not sent any more once the invitation was revoked. */
export const sendPersonInvitation: Job<'sendPersonInvitation'> = async (services, { family_invitation_id, email }) => {
  const { config, clock, database } = services;
  const renewed = await database.transaction(clock.now(), (tx) => renewInvitationToken(tx, family_invitation_id));
  if (renewed === null) return;
  const { role, inviter_name, hours, token } = renewed;
  const company = await database.read(clock.now(), companyInForce);
  const url = invitationAddress(config.PUBLIC_URL, family_invitation_id, token);
  const body = personInvitationMail({ inviter_name, role: familyRole.label(role), url, hours }, company);
  await deliverMail(services, { to: email, ...body, key: `person-invitation-${hashText(token)}` });
};
