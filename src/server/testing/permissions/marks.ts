import type pg from 'pg';

/** Text that is in every family's rows and nowhere else: reading it means reading about a family. */
const marks: Readonly<Record<string, string>> = {
  name: '外秘 太郎',
  name_kana: 'ガイヒ タロウ',
  tel: '09099990001',
  email: 'gaihi',
};
const marked = /外秘|ガイヒ|0909999\d{4}|gaihi/;
const names = /(^|_)(name|name_kana|tel|email|address1|address2|remarks|reason|body|words|note|text|title|message)$/;

export const mentionsFamily = (body: string): boolean => marked.test(body);

/** Puts the marks into every text about a family that the database lets be changed. */
export async function markFamilies(pool: pg.Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'USER-DEFINED')
       and c.is_generated = 'NEVER'
       and (c.table_name in ('customers', 'children') or exists (select from information_schema.columns f
         where f.table_schema = 'public' and f.table_name = c.table_name
           and f.column_name in ('customer_id', 'child_id', 'reserve_id', 'family_thread_id', 'inbox_thread_id')))
     order by 1, 2`,
  );
  const done: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Triggers would refuse or log these artificial changes.
    const tables = [...new Set(columns.map(({ table_name }) => table_name))];
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    for (const { table_name, column_name } of columns) {
      const kind = names.exec(column_name)?.[2];
      if (kind === undefined) continue;
      const text = marks[kind] ?? `${marks.name}`;
      const value = kind === 'email' ? `'${text}' || ctid::text || '@example.jp'` : `'${text}'`;
      await client.query('savepoint one');
      try {
        const { rowCount } = await client.query(
          `update ${table_name} set ${column_name} = ${value.replace('ctid::text', "translate(ctid::text, '(),', '')")}
           where ${column_name} is not null`,
        );
        if ((rowCount ?? 0) > 0) done.push(`${table_name}.${column_name}`);
      } catch {
        await client.query('rollback to savepoint one');
      }
    }
    // The demo's keys are made from names and are no UUID by the letter.
    await client.query('update naps set idempotency_key = gen_random_uuid()');
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  } finally {
    client.release();
  }
  return done;
}
