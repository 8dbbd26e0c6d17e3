import type pg from 'pg';

interface Own {
  customer_ids: readonly number[];
  account_ids: readonly number[];
  child_ids: readonly number[];
  reserve_ids: readonly number[];
}

/** Tables that every call writes, regardless of the caller. */
const ofCalls: ReadonlySet<string> = new Set(['auth.rate_limits']);

type Row = Record<string, unknown>;
type Footprint = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Every row there is, by table. */
export async function footprintOf(pool: pg.Pool): Promise<Footprint> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'app', 'auth') and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Map<string, Map<string, Row>>();
  for (const { name } of tables) {
    if (ofCalls.has(name)) continue;
    const { rows } = await pool.query<{ text: string; row: Row }>(
      `select to_jsonb(t)::text as text, to_jsonb(t) as row from ${name} t`,
    );
    found.set(name, new Map(rows.map(({ text, row }) => [text, row])));
  }
  return found;
}

/** What was removed or changed, and what is new and names another family. */
export function traces(before: Footprint, after: Footprint, own: Own): string[] {
  const isOwn = (table: string, row: Row): boolean =>
    own.customer_ids.includes(Number(table === 'public.customers' ? row.id : row.customer_id)) ||
    own.account_ids.includes(Number(table === 'public.accounts' ? row.id : row.account_id)) ||
    own.child_ids.includes(Number(table === 'public.children' ? row.id : row.child_id)) ||
    own.reserve_ids.includes(Number(table === 'public.reserves' ? row.id : row.reserve_id));
  const namesOthers = (row: Row): boolean =>
    (
      [
        ['customer_id', own.customer_ids],
        ['child_id', own.child_ids],
        ['reserve_id', own.reserve_ids],
      ] as const
    ).some(([key, ids]) => typeof row[key] === 'number' && !ids.includes(row[key]));
  return [...after].flatMap(([table, rows]) => {
    const earlier = before.get(table) ?? new Map<string, Row>();
    const gone = [...earlier].filter(([text, row]) => !rows.has(text) && !isOwn(table, row));
    const added = [...rows].filter(([text, row]) => !earlier.has(text) && namesOthers(row));
    return [...gone.map(([text]) => `${table} was ${text}`), ...added.map(([text]) => `${table} is now ${text}`)];
  });
}
