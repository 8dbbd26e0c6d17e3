import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** A live reserve of some of the children asked about. */
export type ChildStay = {
  reserve_id: number;
  branch_name: string;
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  /** Those of the children asked about who are in it. */
  child_ids: number[];
};

/**
 * How old a customer's own children are, and where on some days, at whatever branch: what a save would call an overlap. Null if one
 * of them is not (or no longer) the customer's, so that it does not reveal where another family's child is.
 */
export async function childStays(
  db: Queryable,
  uid: string | null,
  child_ids: readonly number[],
  days: { from: TokyoDate; to: TokyoDate },
): Promise<{ children: { date_of_birth: TokyoDate }[]; stays: ChildStay[] } | null> {
  const children = await ownChildren(db, uid, child_ids);
  if (children === null) return null;
  if (children.length === 0) return { children, stays: [] };
  const { rows } = await db.query<ChildStay>(
    `select r.id as reserve_id, b.name as branch_name, r.reserve_date, r.start_datetime, r.end_datetime,
       array_agg(d.child_id order by array_position($1::integer[], d.child_id)) as child_ids
     from reserve_details d join reserves r on r.id = d.reserve_id join branches b on b.id = r.branch_id
     where d.child_id = any ($1) and d.live and r.reserve_date between $2 and $3
     group by r.id, b.id order by r.start_datetime, r.id`,
    [child_ids, days.from, days.to],
  );
  return { children, stays: rows };
}

/** Null if one of them is not of the asker's family (any more). */
export async function ownChildren(
  db: Queryable,
  uid: string | null,
  child_ids: readonly number[],
): Promise<{ date_of_birth: TokyoDate }[] | null> {
  if (child_ids.length === 0) return [];
  const { rows } = await db.query<{ date_of_birth: TokyoDate }>(
    'select date_of_birth from children where id = any ($1) and not disable and customer_id = (select app.stay_family_of($2))',
    [child_ids, uid],
  );
  return new Set(child_ids).size === rows.length ? rows : null;
}
