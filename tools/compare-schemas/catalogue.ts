import type pg from 'pg';

/** Everything PostgreSQL knows of our schemas: what it is → how it is defined. */
export type Catalogue = Map<string, string>;

const schemas = `('public', 'app', 'auth')`;
/** Objects of an extension (citext's functions and the like) are not ours. */
const own = (catalogue: string, alias: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${alias}.oid and e.deptype = 'e')`;
/** Rights, as a sorted list; the ones PostgreSQL gives by default are spelled out, so that both ways of saying them are one. */
const rights = (list: string, kind: string, owner: string) =>
  `(select string_agg(concat(case acl.grantee when 0 then 'public' else pg_get_userbyid(acl.grantee) end, ':',
      lower(acl.privilege_type), case when acl.is_grantable then '*' end), ' ' order by acl.grantee::regrole::text collate "C", acl.privilege_type)
    from aclexplode(coalesce(${list}, acldefault('${kind}', ${owner}))) acl)`;

/** One query a kind of object; each answers `name` and `definition`. */
const queries: Readonly<Record<string, string>> = {
  extension: 'select extname as name, extversion as definition from pg_extension',
  schema: `select nspname as name, concat_ws(' | ', ${rights('nspacl', 'n', 'nspowner')}, obj_description(oid, 'pg_namespace')) as definition
    from pg_namespace where nspname in ${schemas}`,
  table: `select c.oid::regclass::text as name, concat_ws(' | ', c.relkind::text, c.relpersistence::text, 'secured ' || c.relrowsecurity,
      'forced ' || c.relforcerowsecurity, c.reloptions::text, ${rights('c.relacl', 'r', 'c.relowner')}, obj_description(c.oid, 'pg_class')) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm')`,
  'columns of': `select c.oid::regclass::text as name, string_agg(a.attname, ', ' order by a.attnum) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped group by c.oid`,
  column: `select c.oid::regclass || '.' || a.attname as name, concat_ws(' | ', format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, case when a.attidentity <> '' then 'identity ' || a.attidentity::text end,
      case when a.attgenerated <> '' then 'generated ' || a.attgenerated::text end, pg_get_expr(d.adbin, d.adrelid),
      case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end, nullif(a.attstorage::text, t.typstorage::text),
      nullif(a.attcompression::text, ''), case when a.attstattarget >= 0 then 'statistics ' || a.attstattarget end,
      case when a.attacl is not null then ${rights('a.attacl', 'c', 'c.relowner')} end, col_description(c.oid, a.attnum)) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  // Not-null constraints have names of their own from PostgreSQL 18 on; the column says what they hold.
  constraint: `select k.conrelid::regclass || ' ' || k.conname as name,
      concat_ws(' | ', pg_get_constraintdef(k.oid), 'valid ' || k.convalidated, obj_description(k.oid, 'pg_constraint')) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname in ${schemas} and k.contype not in ('n', 't')`,
  index: `select i.indexrelid::regclass::text as name, concat_ws(' | ', pg_get_indexdef(i.indexrelid), 'valid ' || i.indisvalid,
      obj_description(i.indexrelid, 'pg_class')) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${schemas}`,
  trigger: `select t.tgrelid::regclass || ' ' || t.tgname as name,
      concat_ws(' | ', pg_get_triggerdef(t.oid), t.tgenabled::text, obj_description(t.oid, 'pg_trigger')) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and not t.tgisinternal`,
  policy: `select p.polrelid::regclass || ' ' || p.polname as name, concat_ws(' | ', p.polcmd::text, 'permissive ' || p.polpermissive,
      (select string_agg(r.rolname, ' ' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)),
      'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid)) as definition from pg_policy p`,
  // Languages, marks (immutable, parallel, security, cost, rows, settings) and the body stand in the definition.
  function: `select p.oid::regprocedure::text as name,
      concat_ws(' | ', pg_get_functiondef(p.oid), ${rights('p.proacl', 'f', 'p.proowner')}, obj_description(p.oid, 'pg_proc')) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${schemas} and p.prokind in ('f', 'p') and ${own('pg_proc', 'p')}`,
  view: `select c.oid::regclass::text as name, pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${schemas} and c.relkind in ('v', 'm')`,
  sequence: `select s.seqrelid::regclass::text as name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
      s.seqcache, s.seqcycle, 'of', d.refobjid::regclass || '.' || a.attname) as definition
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.seqrelid and d.deptype in ('a', 'i')
        and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where n.nspname in ${schemas}`,
  type: `select t.oid::regtype::text as name, concat_ws(' ', t.typtype::text, (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum
      where enumtypid = t.oid), format_type(t.typbasetype, t.typtypmod)) as definition
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where n.nspname in ${schemas} and t.typtype in ('e', 'd', 'r') and ${own('pg_type', 't')}`,
  statistics: 'select stxname as name, pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext',
  publication:
    "select pubname as name, (to_jsonb(p) - array['oid', 'pubowner'])::text as definition from pg_publication p",
  'event trigger': 'select evtname as name, evtfoid::regproc::text as definition from pg_event_trigger',
};

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const found: Catalogue = new Map();
  // Names come with their schema, whoever asks.
  await client.query("set search_path = ''");
  for (const [kind, sql] of Object.entries(queries)) {
    const { rows } = await client.query<{ name: string; definition: string | null }>(sql);
    for (const { name, definition } of rows) found.set(`${kind} ${name}`, definition ?? '');
  }
  for (const [table, rows] of await firstRows(client)) found.set(`rows of ${table}`, rows);
  return found;
}

/** What every installation has from its first moment; moments and drawn numbers are left out, being those of the making. */
async function firstRows(client: pg.Client): Promise<[string, string][]> {
  const { rows: tables } = await client.query<{ name: string; moments: string[] }>(
    `select c.oid::regclass::text as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and atttypid in ('timestamptz'::regtype, 'uuid'::regtype)) as moments
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${schemas} and c.relkind in ('r', 'p')`,
  );
  const found: [string, string][] = [];
  for (const { name, moments } of tables) {
    const { rows } = await client.query<{ text: string | null }>(
      `select string_agg(line, E'\\n' order by line collate "C") as text
       from (select (to_jsonb(t) - $1::text[])::text as line from ${name} t) every_row`,
      [moments],
    );
    found.push([name, rows[0]?.text ?? 'none']);
  }
  return found;
}
