import { type AccountRole, accountRole } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

export interface Account {
  id: number;
  /** The main branch; `branch_ids` holds it, the others, and where an agreed shift takes one now. Roles 4 to 6 work at none. */
  branch_id: number;
  branch_ids: readonly number[];
  name: string;
  role: AccountRole;
  /** How they proved their identity for the current action; absent outside an action. */
  signature?: ActSignature;
}

/** For the audit log: the code of `actProof`, and the registered tablet it was done on. */
interface ActSignature {
  proof: number;
  tablet_id: number | null;
}

/** A staff account that may act now; a disabled one is none. */
export async function accountByUid(db: Queryable, uid: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select id, branch_id, name, role, app.branch_ids_of(id) as branch_ids from accounts where uid = $1 and not disable`,
    [uid],
  );
  return rows[0] ?? null;
}

/** The same person with no more than a PIN: branch staff at the tablet's branch. Null where they do not work there. */
export function withPinRights(account: Account, pin_branch: number): Account | null {
  const works = account.branch_ids.includes(pin_branch);
  if (!works) return null;
  return { ...account, branch_id: pin_branch, branch_ids: [pin_branch], role: accountRole.code.branchStaff };
}

/** With the rights of the session: `pin_branch` is null but for a PIN (auth/caller.ts). */
export async function accountOfSession(db: Queryable, uid: string, pin_branch: number | null): Promise<Account | null> {
  const account = await accountByUid(db, uid);
  return account === null || pin_branch === null ? account : withPinRights(account, pin_branch);
}
