import type { Transaction } from '../../postgres/database.ts';

/** The current note, its author and its version (0: none yet); locked against other writers. */
export async function lockChildRemarks(tx: Transaction, child_id: number) {
  const { rows } = await tx.query<{ staff_remarks: string }>(
    'select staff_remarks from children where id = $1 for no key update',
    [child_id],
  );
  const [child] = rows;
  if (child === undefined) return null;
  const { rows: versions } = await tx.query<{ version: number; written_by: string | null; created_at: Date }>(
    `select k.version, a.name as written_by, k.created_at from child_remarks k left join accounts a on a.id = k.account_id
     where k.child_id = $1 order by k.version desc limit 1`,
    [child_id],
  );
  return { version: 0, written_by: null, created_at: null, ...versions[0], ...child };
}

/** The trigger of the table keeps every version, with the account named here. */
export async function setStaffRemarks(
  tx: Transaction,
  child_id: number,
  staff_remarks: string,
  account_id: number,
): Promise<void> {
  await tx.query("select set_config('app.writing_account', $1, true)", [String(account_id)]);
  await tx.query('update children set staff_remarks = $2 where id = $1', [child_id, staff_remarks]);
}

/** What headquarters may put right about a child; the columns' names. */
interface CorrectedChild {
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
