import type { Transaction } from '../../postgres/database.ts';

export async function setStaffRemarks(tx: Transaction, child_id: number, staff_remarks: string): Promise<boolean> {
  const { rowCount } = await tx.query('update children set staff_remarks = $2 where id = $1', [
    child_id,
    staff_remarks,
  ]);
  return rowCount === 1;
}
