import type { Transaction } from '../../postgres/database.ts';

export async function setStaffRemarks(tx: Transaction, child_id: number, staff_remarks: string): Promise<boolean> {
  const { rowCount } = await tx.query('update children set staff_remarks = $2 where id = $1', [
    child_id,
    staff_remarks,
  ]);
  return rowCount === 1;
}

/** What headquarters may put right about a child; the columns' names. */
export interface CorrectedChild {
  name: string;
  name_kana: string | null;
  gender: number | null;
  date_of_birth: string;
  customer_remarks: string;
  disable: boolean;
}

/** False if the child is not this family's. */
export async function correctChild(
  tx: Transaction,
  customer_id: number,
  child_id: number,
  child: CorrectedChild,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update children set name = $3, name_kana = $4, gender = $5, date_of_birth = $6, customer_remarks = $7, disable = $8
     where id = $2 and customer_id = $1`,
    [
      customer_id,
      child_id,
      child.name,
      child.name_kana,
      child.gender,
      child.date_of_birth,
      child.customer_remarks,
      child.disable,
    ],
  );
  return rowCount === 1;
}
