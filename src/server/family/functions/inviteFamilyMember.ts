import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { invitationAddress, invite } from '../invite.ts';

const { guardian, payingMember } = familyRole.code;

/** Ours: a link that lets one person join the family, shown once or sent by mail. */
export const inviteFamilyMember = implement('inviteFamilyMember', async (context, { email, ...invited }) => {
  const { clock, config, customer, database, person } = context;
  if (invited.role === guardian && person.role !== payingMember) throw new Refusal('paying_member_only');
  const allowed = await database.read(clock.now(), (db) =>
    countAttempt(db, `family invitation ${customer.id}`, config.RATE_LIMIT_EMAIL_CHECK, clock.now()),
  );
  if (!allowed) throw new Refusal('rate_limited');
  const made = await database.transaction(clock.now(), async (tx) => {
    const by = { customer_id: customer.id, inviting_member_id: person.family_member_id };
    const invitation = await invite(tx, { ...by, ...invited });
    if (email !== null) await enqueue(tx, 'sendPersonInvitation', { family_invitation_id: invitation.id, email });
    return invitation;
  });
  const url = email === null ? invitationAddress(config.PUBLIC_URL, made.id, made.token) : null;
  return { status: 'OK', family_invitation_id: made.id, url, expires_at: made.expires_at.toISOString() };
});
