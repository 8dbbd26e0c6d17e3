import type { Queryable } from '../../postgres/database.ts';

export interface Account {
  id: number;
  /** The main branch; the others stand in `branch_ids` beside it. */
  branch_id: number;
  branch_ids: readonly number[];
  name: string;
  role: 1 | 2 | 3;
}

/** A staff account that may act now; a disabled one is none. */
export async function accountByUid(db: Queryable, uid: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select id, branch_id, name, role,
       branch_id || array(select b.branch_id from account_branches b where b.account_id = accounts.id) as branch_ids
     from accounts where uid = $1 and not disable`,
    [uid],
  );
  return rows[0] ?? null;
}
