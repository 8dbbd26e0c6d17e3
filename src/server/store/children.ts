import type { Queryable, Transaction } from '../postgres/database.ts';

export async function branchKnowsChild(db: Queryable, branch_id: number, child_id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from reserve_details d join reserves r on r.id = d.reserve_id
     where d.child_id = $2 and r.branch_id = $1 limit 1`,
    [branch_id, child_id],
  );
  return rowCount === 1;
}

export async function setStaffRemarks(tx: Transaction, child_id: number, staff_remarks: string): Promise<boolean> {
  const { rowCount } = await tx.query('update children set staff_remarks = $2 where id = $1', [
    child_id,
    staff_remarks,
  ]);
  return rowCount === 1;
}
