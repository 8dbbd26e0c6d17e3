import type { ContentKind } from '../../../domain/contents/content-kinds.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { contentTables } from './content-tables.ts';

export type ContentValues = Readonly<Record<string, unknown>>;

export interface ListedContent {
  id: number;
  version: number;
  title: string;
  group_id: number | null;
  publication_flag: boolean | null;
  withdrawn: boolean;
  begins: Date | null;
  ends: Date | null;
  held: number;
}

/** In manual order; those sorted by date newest first. */
export async function listContents(db: Queryable, kind: ContentKind): Promise<ListedContent[]> {
  const { table, title, group, shown, held, ordered } = contentTables[kind];
  const { rows } = await db.query<ListedContent>(
    `select t.id, t.version, t.${title} as title, ${group ? `t.${group.column}` : 'null'}::integer as group_id,
       ${shown ? 't.publication_flag, t.withdrawn_datetime is not null' : 'null::boolean as publication_flag, false'} as withdrawn,
       ${shown ? `${shown.begins} as begins, ${shown.ends} as ends` : 'null::timestamptz as begins, null::timestamptz as ends'},
       ${held ? `(select count(*)::integer from ${held.table} h where h.${held.column} = t.id)` : '0'} as held
     from ${table} t order by ${ordered ? 't.sequence, t.id' : `${shown?.begins ?? 't.id'} desc, t.id desc`}`,
  );
  return rows;
}

interface Named {
  id: number;
  name: string;
}

/** What a kind is sorted into; none where it has no categories. */
export async function contentGroups(db: Queryable, kind: ContentKind): Promise<Named[]> {
  const table = contentTables[kind].group?.table;
  if (table === undefined) return [];
  return (await db.query<Named>(`select id, name from ${table} order by sequence, id`)).rows;
}

export const everyPrefectureName = async (db: Queryable): Promise<Named[]> =>
  (await db.query<Named>('select id, name from prefectures order by code')).rows;
export const everyBranchName = async (db: Queryable): Promise<Named[]> =>
  (await db.query<Named>('select id, name from branches where real_store_flag order by id')).rows;

/** The content whole, as its versions keep it. */
export async function contentOf(db: Queryable, kind: ContentKind, id: number): Promise<ContentValues | null> {
  const { table, columns, publication, links } = contentTables[kind];
  const fields = ['id', 'version', ...columns, ...publication].map((name) => `'${name}', t.${name}`);
  const linked = links
    ? `, '${links.field}', (select coalesce(jsonb_agg(l.${links.other} order by l.${links.other}), '[]')
         from ${links.table} l where l.${links.owner} = t.id)`
    : '';
  const { rows } = await db.query<{ content: ContentValues }>(
    `select jsonb_build_object(${fields.join(', ')}${linked}) as content from ${table} t where t.id = $1`,
    [id],
  );
  return rows[0]?.content ?? null;
}

/** At the end of the order. */
export async function insertContent(tx: Transaction, kind: ContentKind, values: ContentValues): Promise<number> {
  const { table, columns, publication, ordered } = contentTables[kind];
  const names = [...columns, ...publication].join(', ');
  const { rows } = await tx.query<{ id: number }>(
    `insert into ${table} (${names}${ordered ? ', sequence' : ''})
     select ${names}${ordered ? `, (select coalesce(max(sequence), 0) + 1 from ${table})` : ''}
     from jsonb_populate_record(null::${table}, $1) returning id`,
    [JSON.stringify(values)],
  );
  const id = rows[0]?.id as number;
  await writeLinks(tx, kind, id, values);
  return id;
}

export async function updateContent(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  values: ContentValues,
): Promise<void> {
  const { table, columns, publication } = contentTables[kind];
  const names = [...columns, ...publication];
  await tx.query(
    `update ${table} t set ${names.map((name) => `${name} = n.${name}`).join(', ')}
     from jsonb_populate_record(null::${table}, $2) n where t.id = $1`,
    [id, JSON.stringify(values)],
  );
  await writeLinks(tx, kind, id, values);
}

/** When moved into another group it goes to the end. */
export async function placeLast(tx: Transaction, kind: ContentKind, id: number): Promise<void> {
  const { table } = contentTables[kind];
  await tx.query(`update ${table} set sequence = (select max(sequence) + 1 from ${table}) where id = $1`, [id]);
}

async function writeLinks(tx: Transaction, kind: ContentKind, id: number, values: ContentValues): Promise<void> {
  const { links } = contentTables[kind];
  if (!links) return;
  const others = values[links.field];
  await tx.query(
    `delete from ${links.table} where ${links.owner} = $1 and not (${links.other} = any ($2::integer[]))`,
    [id, others],
  );
  await tx.query(
    `insert into ${links.table} (${links.owner}, ${links.other}) select $1, o from unnest($2::integer[]) o
     on conflict do nothing`,
    [id, others],
  );
}

export async function deleteContent(tx: Transaction, kind: ContentKind, id: number): Promise<void> {
  await tx.query(`delete from ${contentTables[kind].table} where id = $1`, [id]);
}

export async function heldBy(tx: Transaction, kind: ContentKind, id: number): Promise<number> {
  const { held } = contentTables[kind];
  if (!held) return 0;
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::integer as n from ${held.table} where ${held.column} = $1`,
    [id],
  );
  return rows[0]?.n ?? 0;
}

/** How many of the rows a content names are there. */
export async function knownRows(
  tx: Transaction,
  table: 'qanda_categories' | 'magazine_categories' | 'benefit_categories' | 'prefectures' | 'branches',
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::integer as n from (select id from ${table} where id = any ($1::integer[]) for key share) there`,
    [ids],
  );
  return rows[0]?.n === new Set(ids).size;
}

/** The ids of the group that one of them is in, in order; locked against moves until the transaction ends. */
export async function lockGroup(tx: Transaction, kind: ContentKind, id: number): Promise<number[]> {
  const { table, group } = contentTables[kind];
  const same = group ? `where ${group.column} = (select ${group.column} from ${table} where id = $1)` : 'where $1 > 0';
  const { rows } = await tx.query<{ id: number }>(`select id from ${table} ${same} order by sequence, id for update`, [
    id,
  ]);
  return rows.map((row) => row.id);
}

export async function orderContents(tx: Transaction, kind: ContentKind, ids: readonly number[]): Promise<void> {
  await tx.query(
    `update ${contentTables[kind].table} t set sequence = o.position
     from unnest($1::integer[]) with ordinality o (id, position) where t.id = o.id and t.sequence <> o.position`,
    [ids],
  );
}
