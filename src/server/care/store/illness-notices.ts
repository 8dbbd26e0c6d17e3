import type { Transaction } from '../../postgres/database.ts';

type IllnessNotice = {
  reserve_id: number;
  family_member_id: number;
  signs: readonly number[];
  temperature: number | null;
};

/** Of a stay whose family was checked by its cancellation. */
export async function writeIllnessNotice(tx: Transaction, notice: IllnessNotice): Promise<void> {
  const { reserve_id, family_member_id, signs, temperature } = notice;
  await tx.query(
    `insert into illness_notices (reserve_id, branch_id, signs, temperature, family_member_id)
     select id, branch_id, $2, $3, $4 from reserves where id = $1`,
    [reserve_id, JSON.stringify(signs), temperature, family_member_id],
  );
}
