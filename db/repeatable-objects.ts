import type pg from 'pg';

/**
 * Every function, view, policy and trigger of ours, as `drop` names it, with the row version of its catalogue entry: it changes
 * whenever the object is made or replaced. Arguments are named by their types alone.
 */
export async function readObjects(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ object: string; version: string }>(
    `select object, version from (
       select p.oid, format('function %I.%I(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)) as object, concat(p.oid, ' ', p.xmin) as version
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)
       union all
       select c.oid, format('view %I.%I', n.nspname, c.relname), concat(c.oid, ' ', r.xmin)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_rewrite r on r.ev_class = c.oid
       where c.relkind = 'v' and n.nspname = any ($1)
       union all
       select p.oid, format('policy %I on %I.%I', p.polname, n.nspname, c.relname), concat(p.oid, ' ', p.xmin)
       from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = any ($1)
       union all
       select t.oid, format('trigger %I on %I.%I', t.tgname, n.nspname, c.relname), concat(t.oid, ' ', t.xmin)
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
       where not t.tgisinternal and n.nspname = any ($1)
     ) every_object order by oid`,
    [['public', 'app', 'auth']],
  );
  return new Map(rows.map(({ object, version }) => [object, version]));
}

/** `create or replace` does not know these. */
export async function readConstraintTriggers(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ object: string }>(
    `select format('trigger %I on %I.%I', t.tgname, n.nspname, c.relname) as object
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgconstraint <> 0`,
  );
  return new Set(rows.map(({ object }) => object));
}

/** PostgreSQL looks into the bodies that were taken on trust while what they name was still to come. */
export async function checkBodies(client: pg.Client): Promise<void> {
  await client.query(
    `set local check_function_bodies = on;
     select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) when 'plpgsql' then plpgsql_validator(p.oid) end
     from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace in ('app'::regnamespace, 'auth'::regnamespace)`,
  );
}
