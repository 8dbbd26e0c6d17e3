import type pg from 'pg';

/**
 * Views and read functions are edited in place (db/views/*.sql) and made anew as a whole: what the files made last time is
 * remembered with them, so that it can be dropped first, whatever it was called.
 */
export interface MadeViews {
  hash: string | null;
  /** `view name` and `function name(arguments)`, in the order they were made. */
  objects: readonly string[];
}

export async function readMadeViews(client: pg.Client): Promise<MadeViews> {
  await client.query(`create table if not exists migrations.views
    (one boolean primary key default true check (one), hash text not null, objects text[] not null)`);
  const { rows } = await client.query<MadeViews>('select hash, objects from migrations.views');
  return rows[0] ?? { hash: null, objects: [] };
}

export async function dropViews(client: pg.Client, made: MadeViews): Promise<void> {
  for (const object of made.objects.toReversed()) await client.query(`drop ${object}`);
}

export async function makeViews(client: pg.Client, hash: string, make: () => Promise<void>): Promise<void> {
  const before = new Set(await readObjects(client));
  await make();
  const objects = (await readObjects(client)).filter((object) => !before.has(object));
  await client.query(
    `insert into migrations.views (hash, objects) values ($1, $2)
     on conflict (one) do update set hash = excluded.hash, objects = excluded.objects`,
    [hash, objects],
  );
}

async function readObjects(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `select object from (
       select oid, 'view ' || oid::regclass as object from pg_class where relkind = 'v'
       union all
       select oid, 'function ' || oid::regprocedure from pg_proc where pronamespace = 'app'::regnamespace
     ) made order by oid`,
  );
  return rows.map((row) => row.object);
}
