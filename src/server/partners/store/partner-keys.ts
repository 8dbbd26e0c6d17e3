import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { type CountedUse, usedOf, windowStart } from '../../store/rate-limits.ts';

interface PartnerKey {
  id: number;
  places_flag: boolean;
  availability_flag: boolean;
  refer_flag: boolean;
  branch_ids: number[] | null;
  addresses: string[];
  calls_per_minute: number;
}

/** The living key of a secret: counted for its minute and written down for its day, in one statement for all processes. */
export async function usePartnerKey(
  db: Queryable,
  key_hash: Buffer,
  operation: string,
  now: Date,
): Promise<{ key: PartnerKey; use: CountedUse } | null> {
  const minute = { attempts: 0, seconds: 60 };
  const { rows } = await db.query<PartnerKey & { attempts: number }>(
    `with key as (
       select id, places_flag, availability_flag, refer_flag, branch_ids, addresses, calls_per_minute
       from auth.partner_keys
       where (key_hash = $1 or (previous_hash = $1 and previous_until > app.now()))
         and ended_at is null and expiry_date >= app.tokyo_date(app.now())
     ), counted as (
       insert into auth.rate_limits (bucket, window_start, attempts) select 'partner ' || id, $2, 1 from key
       on conflict (bucket, window_start) do update set attempts = auth.rate_limits.attempts + 1
       returning attempts
     ), noted as (
       insert into auth.partner_calls (partner_key_id, date, operation, calls, last_called_at)
       select id, app.tokyo_date(app.now()), $3, 1, app.now() from key
       on conflict (partner_key_id, date, operation)
       do update set calls = auth.partner_calls.calls + 1, last_called_at = excluded.last_called_at
     )
     select key.*, counted.attempts from key, counted`,
    [key_hash, windowStart(minute, now), operation],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { attempts, ...key } = found;
  return { key, use: usedOf(attempts, { ...minute, attempts: key.calls_per_minute }, now) };
}

interface NewPartnerKey extends Omit<PartnerKey, 'id'> {
  name: string;
  contact_name: string;
  contact_email: string;
  expiry_date: TokyoDate;
  key_hash: Buffer;
  last_four: string;
  account_id: number;
}

export async function insertPartnerKey(tx: Transaction, key: NewPartnerKey): Promise<number> {
  const columns = Object.keys(key);
  const { rows } = await tx.query<{ id: number }>(
    `insert into auth.partner_keys (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(key),
  );
  return rows[0]?.id as number;
}

/** Null: ended, changed meanwhile, or never there. */
export async function rotatePartnerKey(
  tx: Transaction,
  { id, version, ...next }: { id: number; version: number; key_hash: Buffer; last_four: string; overlap_hours: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `update auth.partner_keys set key_hash = $3, last_four = $4, previous_hash = key_hash,
       previous_until = app.now() + make_interval(hours => $5), version = version + 1
     where id = $1 and version = $2 and ended_at is null returning name`,
    [id, version, next.key_hash, next.last_four, next.overlap_hours],
  );
  return rows[0]?.name ?? null;
}

export async function endPartnerKey(
  tx: Transaction,
  { id, version, account_id }: { id: number; version: number; account_id: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `update auth.partner_keys set ended_at = app.now(), ended_account_id = $3, version = version + 1
     where id = $1 and version = $2 and ended_at is null returning name`,
    [id, version, account_id],
  );
  return rows[0]?.name ?? null;
}

type ListedKey = Omit<PartnerKey, 'id' | 'branch_ids'> & {
  partner_key_id: number;
  version: number;
  name: string;
  contact_name: string;
  contact_email: string;
  branch_names: string[] | null;
  expiry_date: string;
  last_four: string;
  previous_until: Date | null;
  created_at: Date;
  account_name: string;
  ended_at: Date | null;
  last_called_at: Date | null;
  calls: { date: string; operation: string; calls: number }[];
};

export async function listPartnerKeys(db: Queryable): Promise<ListedKey[]> {
  const { rows } = await db.query<ListedKey>(
    `select k.id as partner_key_id, k.version, k.name, k.contact_name, k.contact_email, k.places_flag,
       k.availability_flag, k.refer_flag, k.addresses, k.calls_per_minute, k.expiry_date::text, k.last_four,
       case when k.previous_until > app.now() then k.previous_until end as previous_until,
       k.created_at, a.name as account_name, k.ended_at,
       (select array_agg(b.name order by b.id) from branches b where b.id = any (k.branch_ids)) as branch_names,
       (select max(c.last_called_at) from auth.partner_calls c where c.partner_key_id = k.id) as last_called_at,
       coalesce((select json_agg(json_build_object('date', c.date, 'operation', c.operation, 'calls', c.calls)
           order by c.date desc, c.operation)
         from auth.partner_calls c where c.partner_key_id = k.id and c.date > app.tokyo_date(app.now()) - 30), '[]') as calls
     from auth.partner_keys k join accounts a on a.id = k.account_id
     order by k.ended_at is not null, k.id desc`,
  );
  return rows;
}

export async function branchChoices(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    'select id, name from branches where real_store_flag order by id',
  );
  return rows;
}
