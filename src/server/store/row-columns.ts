import type { Transaction } from '../postgres/database.ts';

/** Columns by name, as a form's schema gave them: every name comes from the code, never from what was sent. */
type RowColumns = Readonly<Record<string, unknown>>;

function namesOf(columns: RowColumns): string[] {
  const names = Object.keys(columns);
  if (names.some((name) => !/^[a-z][a-z0-9_]*$/.test(name))) throw new Error(`Unexpected value: ${names.join()}`);
  return names;
}

/** One new row; PostgreSQL reads each value as its column's type. */
export async function insertColumns(tx: Transaction, table: string, columns: RowColumns): Promise<number> {
  const list = namesOf(columns).join(', ');
  const { rows } = await tx.query<{ id: number }>(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, $1::jsonb) returning id`,
    [JSON.stringify(columns)],
  );
  return rows[0]?.id ?? 0;
}

/** The row's new version. */
export async function updateColumns(
  tx: Transaction,
  table: string,
  id: number,
  columns: RowColumns,
): Promise<{ id: number; version: number }> {
  const list = namesOf(columns)
    .map((name) => `${name} = typed.${name}`)
    .join(', ');
  const { rows } = await tx.query<{ version: number }>(
    `update ${table} t set ${list} from jsonb_populate_record(null::${table}, $2::jsonb) typed
     where t.id = $1 returning t.version`,
    [id, JSON.stringify(columns)],
  );
  return { id, version: rows[0]?.version ?? 0 };
}
