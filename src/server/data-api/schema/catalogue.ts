import { quoteName } from '../sql-text.ts';
import { addRelations, type ForeignKey } from './relations.ts';
import type { ViewDeclaration } from './view-declaration.ts';

export interface CatalogueColumn {
  readonly name: string;
  /** PostgreSQL's name of the type, used to cast bind parameters. */
  readonly sqlType: string;
  readonly scalar: string;
  readonly isList: boolean;
  readonly notNull: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
}

export interface Relation {
  readonly name: string;
  readonly table: string;
  readonly isList: boolean;
  readonly columns: readonly { readonly from: string; readonly to: string }[];
}

export interface CatalogueTable {
  readonly name: string;
  readonly sql: string;
  readonly columns: Map<string, CatalogueColumn>;
  readonly relations: Map<string, Relation>;
  readonly primaryKey: string[];
  readonly deletable: boolean;
}

/** Whatever answers a question about the catalogue. */
interface Asked {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** What the data API exposes: every table, view and column that at least one of its roles may read. */
export interface Catalogue {
  readonly tables: ReadonlyMap<string, CatalogueTable>;
}

export const DATA_API_ROLES = ['anonymous', 'user', 'staff'] as const;
export type DataApiRole = (typeof DATA_API_ROLES)[number];

const SCALARS: Readonly<Record<string, string>> = {
  int2: 'Int',
  int4: 'Int',
  float4: 'Float',
  float8: 'Float',
  numeric: 'Float',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
  bpchar: 'String',
  citext: 'String',
  int8: 'bigint',
  uuid: 'uuid',
  date: 'date',
  time: 'time',
  timestamptz: 'timestamptz',
  timestamp: 'timestamp',
  json: 'json',
  jsonb: 'jsonb',
};

interface ColumnRow {
  table_name: string;
  column_name: string;
  type_name: string;
  element_type: string | null;
  sql_type: string;
  not_null: boolean;
  in_primary_key: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}

// A domain counts as its base type. Generated and identity-always columns are never written by a client.
const COLUMNS_SQL = `
  select class.relname as table_name, attribute.attname as column_name,
    coalesce(base.typname, type.typname) as type_name,
    (select element.typname from pg_type element where element.oid = type.typelem and type.typcategory = 'A') as element_type,
    format_type(attribute.atttypid, null) as sql_type,
    attribute.attnotnull as not_null,
    coalesce(attribute.attnum = any (key.indkey::int2[]), false) as in_primary_key,
    attribute.attgenerated = '' and attribute.attidentity <> 'a' and exists (select from unnest($2::text[]) role
      where has_column_privilege(role, class.oid, attribute.attnum, 'INSERT')) as insertable,
    attribute.attgenerated = '' and attribute.attidentity <> 'a' and exists (select from unnest($2::text[]) role
      where has_column_privilege(role, class.oid, attribute.attnum, 'UPDATE')) as updatable,
    exists (select from unnest($2::text[]) role where has_table_privilege(role, class.oid, 'DELETE')) as deletable
  from pg_class class
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  join pg_type type on type.oid = attribute.atttypid
  left join pg_type base on base.oid = type.typbasetype and type.typtype = 'd'
  left join pg_index key on key.indrelid = class.oid and key.indisprimary
  where class.relnamespace = $1::regnamespace and class.relkind in ('r', 'p', 'v', 'm') and not class.relispartition
    and exists (select from unnest($2::text[]) role
      where has_column_privilege(role, class.oid, attribute.attnum, 'SELECT'))
  order by class.relname, attribute.attnum`;

const FOREIGN_KEYS_SQL = `
  select source.relname as table_name, target.relname as target_table,
    array(select attname::text from unnest(conkey) with ordinality key(number, position)
      join pg_attribute on attrelid = conrelid and attnum = number order by position) as columns,
    array(select attname::text from unnest(confkey) with ordinality key(number, position)
      join pg_attribute on attrelid = confrelid and attnum = number order by position) as target_columns
  from pg_constraint
  join pg_class source on source.oid = conrelid
  join pg_class target on target.oid = confrelid
  where contype = 'f' and connamespace = $1::regnamespace
  order by source.relname, conname`;

export async function readCatalogue(
  database: Asked,
  views: readonly ViewDeclaration[],
  schema = 'public',
): Promise<Catalogue> {
  const tables = new Map<string, CatalogueTable>();
  const columns = await database.query<ColumnRow>(COLUMNS_SQL, [schema, DATA_API_ROLES]);
  for (const row of columns.rows) addColumn(tables, schema, row, views);
  const keys = await database.query<ForeignKey>(FOREIGN_KEYS_SQL, [schema]);
  addRelations(tables, keys.rows, views);
  return { tables };
}

function addColumn(
  tables: Map<string, CatalogueTable>,
  schema: string,
  row: ColumnRow,
  views: readonly ViewDeclaration[],
): void {
  const view = views.find((declaration) => declaration.view === row.table_name);
  const table = tables.get(row.table_name) ?? {
    name: row.table_name,
    sql: `${quoteName(schema)}.${quoteName(row.table_name)}`,
    columns: new Map(),
    relations: new Map(),
    primaryKey: [...(view?.key ?? [])],
    deletable: row.deletable,
  };
  tables.set(row.table_name, table);
  table.columns.set(row.column_name, {
    name: row.column_name,
    sqlType: row.sql_type,
    scalar: SCALARS[row.element_type ?? row.type_name] ?? 'String',
    isList: row.element_type !== null,
    notNull: row.not_null || (view?.notNull.includes(row.column_name) ?? false),
    insertable: row.insertable,
    updatable: row.updatable,
  });
  if (row.in_primary_key) table.primaryKey.push(row.column_name);
}
