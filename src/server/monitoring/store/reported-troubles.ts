import type { Queryable } from '../../postgres/database.ts';

/** Troubles reported and not yet resolved: the audit log remembers them, also across restarts. */
export async function reportedTroubles(db: Queryable, headquarters: number): Promise<string[]> {
  const { rows } = await db.query<{ trouble: string }>(
    `select trouble from (
       select distinct on (after->>'trouble') after->>'trouble' as trouble, action from audit_logs
       where branch_id = $1 and action in ('systemTrouble', 'systemRecovered')
       order by after->>'trouble', id desc
     ) last where action = 'systemTrouble'`,
    [headquarters],
  );
  return rows.map(({ trouble }) => trouble);
}

export async function writeTrouble(
  db: Queryable,
  entry: { headquarters: number; action: 'systemTrouble' | 'systemRecovered'; trouble: string; text: string },
): Promise<void> {
  await db.query(
    `insert into audit_logs (branch_id, action, table_name, record_id, reason, after)
     values ($1, $2, 'branches', $1, $3, jsonb_build_object('trouble', $4::text))`,
    [entry.headquarters, entry.action, entry.text, entry.trouble],
  );
}
