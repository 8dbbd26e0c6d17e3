import { flagToBoolean } from '../../../../contract/form-mapping.ts';
import { editRow } from '../../../headquarters/edit-row.ts';
import { hideMember, lockMember } from '../../../store/family/people/members.ts';
import { implement, Refusal } from '../../callable/context.ts';

/** Ours: hides branch, times and live messages from one person, or shows them again. Nobody in the family is told. */
export const headquartersHideFamilyMember = implement(
  'headquartersHideFamilyMember',
  async ({ account, clock, database }, { family_member_id, version, hidden_flag, reason }) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await lockMember(tx, family_member_id);
      if (member === null) throw new Refusal('not_found');
      const edit = {
        account,
        branch_id: account.branch_id,
        action: 'headquartersHideFamilyMember',
        table_name: 'family_members',
        record_id: member.id,
        version,
        reason,
      } as const;
      await editRow(tx, edit, () => hideMember(tx, member.id, flagToBoolean(hidden_flag)));
    });
    return { status: 'OK' };
  },
);
