import { implement, refuse } from '../../callable/context.ts';
import { revokeInvitation } from '../store/invitations.ts';

/** Ours: the link is worth nothing from now on. */
export const revokeFamilyInvitation = implement(
  'revokeFamilyInvitation',
  async ({ clock, customer, database }, { family_invitation_id }) => {
    const revoked = await database.transaction(clock.now(), (tx) =>
      revokeInvitation(tx, customer.id, family_invitation_id),
    );
    return revoked ? { status: 'OK' } : refuse('not_found');
  },
);
