import type { Transaction } from '../../postgres/database.ts';

interface LastAct {
  by: string;
  at: Date;
  undone: boolean;
  /** The state it left the child in. */
  attendance_status: number;
}

/** Who last recorded something of one of these children's stay, and when; without names of any child of the reserve. */
export async function lastAct(
  tx: Transaction,
  reserve_id: number,
  names: readonly string[] | null,
): Promise<LastAct | null> {
  const { rows } = await tx.query<LastAct>(
    `select a.name as by, l.created_at as at, l.action = 'staffUndoCheck' as undone,
       (line ->> 'attendance_status')::int as attendance_status
     from audit_logs l
       join accounts a on a.id = l.account_id
       cross join lateral jsonb_array_elements(l.after -> 'attendance') line
     where l.table_name = 'reserves' and l.record_id = $1 and ($2::text[] is null or line ->> 'name' = any($2))
     order by l.id desc limit 1`,
    [reserve_id, names],
  );
  return rows[0] ?? null;
}

/** When a reserve was cancelled; `by` is null where the family did it. */
export async function lastCancellation(
  tx: Transaction,
  reserve_id: number,
): Promise<{ by: string | null; at: Date } | null> {
  const { rows } = await tx.query<{ by: string | null; at: Date }>(
    `select c.cancel_datetime as at,
       (select a.name from audit_logs l join accounts a on a.id = l.account_id
        where l.table_name = 'reserves' and l.record_id = r.id and l.action = 'staffCancelReserve'
        order by l.id desc limit 1) as by
     from reserves r join reserve_cancellations c on c.reserve_id = r.id
     where r.id = $1 and r.cancel_flag
     order by c.id desc limit 1`,
    [reserve_id],
  );
  return rows[0] ?? null;
}
