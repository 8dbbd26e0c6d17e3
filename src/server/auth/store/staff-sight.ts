import type { Database, RoleStatement } from '../../postgres/database.ts';

/** Tables whose policies say which families a branch knows. */
type FamilyTable = 'customers' | 'children';

/** The asker's rights for the statements that follow, and the clock they are decided by. */
const AS_STAFF = `select set_config('jwt.claims.uid', $1, true), set_config('app.now', $2, true),
  set_config('transaction_read_only', 'on', true), set_config('jwt.claims.pin_branch', $3, true),
  set_config('role', 'staff', true)`;
export const asStaff = (uid: string, now: Date, pin_branch: number | null): RoleStatement => ({
  text: AS_STAFF,
  values: [uid, now.toISOString(), pin_branch === null ? '' : String(pin_branch)],
  name: 'as_staff',
});

/**
 * Whether a member of staff sees the row. Who may see a family is said once, by the policies of db/schema: so the
 * question is put to them, with the asker's rights, instead of being answered here in other words.
 */
export async function staffSees(
  database: Pick<Database, 'asRole'>,
  now: Date,
  { uid, pin_branch }: { uid: string; pin_branch: number | null },
  table: FamilyTable,
  id: number,
): Promise<boolean> {
  const [seen] = await database.asRole(asStaff(uid, now, pin_branch), [
    { text: `select exists (select from ${table} where id = $1)`, values: [String(id)], name: `staff_sees_${table}` },
  ]);
  return seen === 't';
}
