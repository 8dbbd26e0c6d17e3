import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockMember, removeMember } from '../store/members.ts';

/** Ours: a relative sees nothing of the family any more, from this moment on. Guardians do not remove each other. */
export const removeFamilyMember = implement(
  'removeFamilyMember',
  async ({ clock, customer, database }, { family_member_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await lockMember(tx, family_member_id);
      if (member?.customer_id !== customer.id) throw new Refusal('not_found');
      if (member.role !== familyRole.code.relative) throw new Refusal('guardian_stays');
      await removeMember(tx, member);
    });
    return { status: 'OK' };
  },
);
