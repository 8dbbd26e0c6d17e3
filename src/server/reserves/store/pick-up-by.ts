import { familyStanding } from '../../../domain/family/family-codes.ts';
import type { Transaction } from '../../postgres/database.ts';

/** Who of the family named the person who fetches (null: staff), once it is another one, or the first to do so was hidden or removed. */
export async function notePickUpBy(
  tx: Transaction,
  reserve_id: number,
  { member_id, changed }: { member_id: number | null; changed: boolean },
): Promise<void> {
  if (member_id === null && !changed) return;
  await tx.query(
    `update reserves set pick_up_member_id = case when pick_up_name is not null then $2::integer end
     where id = $1 and ($3 or app.member_standing(pick_up_member_id) in (${familyStanding.code.hidden}, ${familyStanding.code.removed}))`,
    [reserve_id, member_id, changed],
  );
}
