import type { Database, Queryable } from '../../postgres/database.ts';

/** Whose sign-in, or which tablet, was in wrong hands, and from when until when. */
interface Leak {
  accountUid: string | null;
  tabletId: number | null;
  from: Date;
  until: Date;
}

interface TouchedFamily {
  customer_id: number;
  name: string;
  email: string | null;
  tel: string | null;
  /** A child's health card was opened: 要配慮個人情報. */
  health_read: boolean;
  /** Rows of the family were changed or entered. */
  changed: boolean;
  /** The policies show the family to the account today, or it stood on the tablet's roll. Reading leaves no trace but for the health card. */
  could_be_seen: boolean;
  first_at: Date | null;
  last_at: Date | null;
}

/** An account by its number, its sign-in name or its address; null: there is none. */
export async function accountForLeak(db: Queryable, wanted: string): Promise<{ uid: string; name: string } | null> {
  const { rows } = await db.query<{ uid: string; name: string }>(
    `select a.uid, a.name from accounts a join auth.users u on u.uid = a.uid
     where a.uid = $1 or a.id::text = $1 or u.email::text = $1`,
    [wanted],
  );
  return rows[0] ?? null;
}

/** What the account sees today, by the policies themselves. */
async function seenBy(database: Pick<Database, 'asRole'>, now: Date, uid: string): Promise<number[]> {
  const [ids] = await database.asRole(
    {
      text: `select set_config('jwt.claims.uid', $1, true), set_config('app.now', $2, true),
        set_config('transaction_read_only', 'on', true), set_config('role', 'staff', true)`,
      values: [uid, now.toISOString()],
      name: undefined,
    },
    [{ text: "select coalesce(json_agg(id), '[]') from customers", values: [], name: undefined }],
  );
  return JSON.parse(ids ?? '[]') as number[];
}

/** Families on the roll of the tablet's branch in those days: anyone holding the tablet could see them. */
async function onRolls(db: Queryable, tablet_id: number, from: Date, until: Date): Promise<number[]> {
  const { rows } = await db.query<{ customer_id: number }>(
    `select distinct r.customer_id from reserves r join tablets t on t.branch_id = r.branch_id
     where t.id = $1 and r.reserve_date between app.tokyo_date($2::timestamptz)
       and app.tokyo_date($3::timestamptz)`,
    [tablet_id, from, until],
  );
  return rows.map(({ customer_id }) => customer_id);
}

/**
 * The families a leak may have touched (docs/security/incident.md): by what staff changed (audit_logs), by the health
 * cards that were opened (child_health_reads), and by what the account can see at all.
 */
export async function familiesOfLeak(
  database: Pick<Database, 'asRole' | 'read'>,
  now: Date,
  { accountUid, tabletId, from, until }: Leak,
): Promise<TouchedFamily[]> {
  const byAccount = accountUid === null ? [] : await seenBy(database, now, accountUid);
  return database.read(now, async (db) => {
    const seen = [...byAccount, ...(tabletId === null ? [] : await onRolls(db, tabletId, from, until))];
    const { rows } = await db.query<TouchedFamily>(
      `with acts as (
         select l.created_at as at, l.table_name, l.record_id, coalesce(l.after, l.before, '{}') as content
         from audit_logs l left join accounts a on a.id = l.account_id
         where l.created_at >= $3 and l.created_at < $4 and (a.uid = $1 or l.tablet_id = $2)
       ), named as (
         select at, false as health, case table_name when 'customers' then record_id
           else (content->>'customer_id')::integer end as customer_id,
           case table_name when 'children' then record_id else (content->>'child_id')::integer end as child_id,
           case table_name when 'reserves' then record_id else (content->>'reserve_id')::integer end as reserve_id,
           case table_name when 'childcares' then record_id else (content->>'childcare_id')::integer end as childcare_id
         from acts
         union all
         select r.read_hour, true, null, r.child_id, null, null
         from child_health_reads r join accounts a on a.id = r.account_id
         -- Noted by the hour: the hour in which the leak began counts.
         where (a.uid = $1 or r.branch_id = (select branch_id from tablets where id = $2)) and r.read_hour >= date_trunc('hour', $3::timestamptz) and r.read_hour < $4
       ), touched as (
         select at, health, coalesce(n.customer_id, k.customer_id, s.customer_id, cr.customer_id) as customer_id
         from named n
           left join children k on k.id = n.child_id
           left join reserves s on s.id = n.reserve_id
           left join childcares c on c.id = n.childcare_id
           left join reserves cr on cr.id = c.reserve_id
       )
       select c.id as customer_id, c.name, c.email::text, c.tel,
         coalesce(bool_or(t.health), false) as health_read,
         coalesce(bool_or(not t.health), false) as changed,
         c.id = any ($5::integer[]) as could_be_seen,
         min(t.at) as first_at, max(t.at) as last_at
       from customers c left join touched t on t.customer_id = c.id
       where t.customer_id is not null or c.id = any ($5::integer[])
       group by c.id
       order by bool_or(t.health) desc nulls last, bool_or(not t.health) desc nulls last, c.id`,
      [accountUid, tabletId, from, until, seen],
    );
    return rows;
  });
}
