import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { accountDeleted } = customerStatus.code;

export interface DayListener {
  uid: string;
  session_id: string;
}

/** Of these listeners those who may still hear of a family's days, with its numbers; asked of all at once. */
export async function hearingFamilies(
  db: Queryable,
  listeners: readonly DayListener[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await db.query<{ session_id: string; customer_ids: number[] }>(
    `select l.session_id::text as session_id, array(select m.customer_id union all
       select x.from_customer_id from customer_merges x where x.into_customer_id = m.customer_id) as customer_ids
     from unnest($1::text[], $2::uuid[]) as l (uid, session_id)
     join family_members m on m.uid = l.uid and m.removed_at is null and not m.hidden_flag
     join customers c on c.id = m.customer_id and c.status <> ${accountDeleted}
     where not exists (select from auth.ended_sessions e where e.session_id = l.session_id)`,
    [listeners.map(({ uid }) => uid), listeners.map(({ session_id }) => session_id)],
  );
  return new Map(rows.map(({ session_id, customer_ids }) => [session_id, customer_ids]));
}
