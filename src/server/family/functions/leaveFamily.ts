import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { notifyStandingEnded } from '../notify-standing.ts';
import { lockMember, removeMember } from '../store/members.ts';

/** Ours: a member leaves the family by their own choice; the family is notified. */
export const leaveFamily = implement(
  'leaveFamily',
  async ({ clock, customer, database, person }) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await lockMember(tx, person.family_member_id);
      if (member === null) throw new Refusal('not_found');
      if (member.role === familyRole.code.payingMember) throw new Refusal('guardian_stays');
      await removeMember(tx, member);
      const data = { name: member.name };
      await notify(tx, { customer_id: customer.id, kind: 'family_left', data, occurrence: `member-${member.id}` });
      await notifyStandingEnded(tx, member, 'left');
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
