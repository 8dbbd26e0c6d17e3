import type { Queryable } from '../../postgres/database.ts';

/**
 * Changes of the same branch, day and minute become one; those that cancel out are removed. One statement, so that readers
 * see all of it or nothing, and what is added meanwhile waits for the next time.
 */
export async function mergeChangesOfSeats(db: Queryable): Promise<void> {
  await db.query(`
    with minutes as (select distinct branch_id, date, minute from app.seat_changes where not merged_flag),
    gone as (delete from app.seat_changes c using minutes m
      where c.branch_id = m.branch_id and c.date = m.date and c.minute = m.minute returning c.*)
    insert into app.seat_changes (branch_id, date, minute, change, merged_flag)
    select branch_id, date, minute, sum(change), true from gone group by branch_id, date, minute having sum(change) <> 0`);
}
