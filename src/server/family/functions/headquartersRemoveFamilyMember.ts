import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { notifyStandingEnded } from '../notify-standing.ts';
import { lockMember, removeMember } from '../store/members.ts';

/** Ours: any member but the paying one, with a reason. Their sessions end at once; the others and the branches are notified. */
export const headquartersRemoveFamilyMember = implement(
  'headquartersRemoveFamilyMember',
  async ({ account, clock, database }, { family_member_id, version, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await lockMember(tx, family_member_id);
      if (member === null || member.role === familyRole.code.payingMember) throw new Refusal('not_found');
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'family_members',
        record_id: member.id,
        version,
        reason,
      } as const;
      await editRow(tx, edit, () => removeMember(tx, member));
      await notifyStandingEnded(tx, member, 'removed');
    });
    return { status: 'OK' };
  },
);
