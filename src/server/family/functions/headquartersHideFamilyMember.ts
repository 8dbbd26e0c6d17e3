import { flagToBoolean } from '../../../contract/form-mapping.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { notifyStandingEnded } from '../notify-standing.ts';
import { hideMember, lockMember } from '../store/members.ts';

/** Ours: hides the family from one person, or shows it again. The others and the branches are notified, the person is not. */
export const headquartersHideFamilyMember = implement(
  'headquartersHideFamilyMember',
  async ({ account, clock, database }, { family_member_id, version, hidden_flag, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const member = await lockMember(tx, family_member_id);
      if (member === null) throw new Refusal('not_found');
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'family_members',
        record_id: member.id,
        version,
        reason,
      } as const;
      const hidden = flagToBoolean(hidden_flag);
      await editRow(tx, edit, () => hideMember(tx, member.id, hidden));
      if (hidden && !member.hidden_flag) await notifyStandingEnded(tx, member, 'hidden');
    });
    return { status: 'OK' };
  },
);
