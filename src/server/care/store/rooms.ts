import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function roomOfBranch(db: Queryable, id: number, branch_id: number): Promise<boolean> {
  const { rows } = await db.query('select from branch_rooms where id = $1 and branch_id = $2', [id, branch_id]);
  return rows.length > 0;
}

export async function deleteRoom(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from branch_rooms where id = $1', [id]);
}

/** Whether every one of these children has, or had, a reserve at the branch. */
export async function childrenOfBranch(
  db: Queryable,
  branch_id: number,
  child_ids: readonly number[],
): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `select not exists (select from unnest($2::integer[]) asked (id) where not exists (
       select from reserve_details d join reserves r on r.id = d.reserve_id
       where d.child_id = asked.id and r.branch_id = $1)) as known`,
    [branch_id, child_ids],
  );
  return rows[0]?.known ?? false;
}

/** Without a room a child is where its age is. */
export async function placeChildren(
  tx: Transaction,
  place: { branch_id: number; branch_room_id: number | null; child_ids: readonly number[]; account_id: number },
): Promise<void> {
  const { branch_id, branch_room_id, child_ids, account_id } = place;
  if (branch_room_id === null) {
    await tx.query('delete from child_rooms where branch_id = $1 and child_id = any ($2)', [branch_id, child_ids]);
    return;
  }
  await tx.query(
    `insert into child_rooms (branch_id, child_id, branch_room_id, account_id)
     select distinct $1::integer, asked.id, $3::integer, $4::integer from unnest($2::integer[]) asked (id)
     on conflict (child_id, branch_id) do update
       set branch_room_id = excluded.branch_room_id, account_id = excluded.account_id, placed_at = app.now()`,
    [branch_id, child_ids, branch_room_id, account_id],
  );
}
