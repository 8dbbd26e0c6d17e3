import type { Queryable } from '../../postgres/database.ts';

export interface Account {
  id: number;
  branch_id: number;
  name: string;
  role: 1 | 2 | 3;
}

/** A staff account that may act now; a disabled one is none. */
export async function accountByUid(db: Queryable, uid: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    'select id, branch_id, name, role from accounts where uid = $1 and not disable',
    [uid],
  );
  return rows[0] ?? null;
}
