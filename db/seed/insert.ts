import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** One statement per table: PostgreSQL unpacks the rows itself. All rows of a call have the same columns. */
export async function insertRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.keys(first);
  const odd = rows.find((row) => Object.keys(row).join() !== columns.join());
  if (odd) throw new Error(`rows of ${table} differ in their columns: ${Object.keys(odd).join(', ')}`);
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The seed names its own ids; what is added later must go on after them. */
export async function continueIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table_name, column_name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('public."${table_name}"', '${column_name}'), max("${column_name}"))
       from public."${table_name}" having max("${column_name}") is not null`,
    );
  }
}
