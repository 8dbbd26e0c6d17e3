import { describe, expect, it } from 'vitest';
import { exportedTables, notExported } from '../../store/customers/customer-export.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
type Export = { exported_at: string; data: Record<string, Record<string, unknown>[]> };
const exportOf = async (uid: string) => (await app.call('exportCustomerData', null, await app.tokenOf(uid))) as Export;

/** Every table that holds something about a customer: named by id or uid, or hanging on such a table. */
async function personalTables(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(`
    with recursive tables as (
      select c.oid, case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'auth', 'app')
    ), personal as (
      select t.oid, t.name from tables t
      where t.name = 'customers' or exists (
        select from pg_attribute a where a.attrelid = t.oid and not a.attisdropped
          and a.attname in ('customer_id', 'uid', 'child_id'))
      union
      select t.oid, t.name from tables t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join personal p on p.oid = f.confrelid
    )
    select name from personal where name <> 'accounts' order by name`);
  return rows.map(({ name }) => name);
}

describe('exportCustomerData', () => {
  it('knows every table of the catalogue that holds a customer’s data, or says why not', async () => {
    // Tables about staff hang on accounts.uid and not on a customer.
    const staff = ['audit_logs', 'daily_reports', 'headquarters_messages'];
    const catalogue = (await personalTables()).filter((name) => !staff.includes(name));
    expect([...Object.keys(exportedTables), ...Object.keys(notExported)].toSorted()).toEqual(catalogue.toSorted());
  });

  it('has all of the customer’s own rows of each table, and nobody else’s', async () => {
    const { data } = await exportOf('demo-sato');
    expect(Object.keys(data)).toEqual(Object.keys(exportedTables));
    for (const [table, { where, without = [] }] of Object.entries(exportedTables)) {
      const condition = where.replaceAll('$1', '1').replaceAll('$2', "'demo-sato'");
      const { rows } = await app.pool.query(
        `select to_jsonb(t) - $1::text[] as row from ${table} t where ${condition}`,
        [without],
      );
      const sorted = (list: unknown[]) => list.map((row) => JSON.stringify(row)).toSorted();
      expect(sorted(data[table] ?? [])).toEqual(sorted(rows.map(({ row }) => row)));
    }
    const filled = Object.entries(data).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([table]) => table)).toEqual(
      expect.arrayContaining(['customers', 'children', 'reserves', 'childcares', 'payments', 'tickets', 'auth.users']),
    );
    for (const rows of Object.values(data)) {
      for (const row of rows) if ('customer_id' in row) expect(row.customer_id).toBe(1);
    }
  });

  it('holds no secret and no note of staff', async () => {
    for (const uid of ['demo-sato', 'demo-takahashi']) {
      const text = JSON.stringify(await exportOf(uid));
      for (const word of ['password_hash', 'staff_remarks', 'token_hash', 'argon2', 'override_reason']) {
        expect(text).not.toContain(word);
      }
    }
  });

  it('works during registration, and for nobody without a sign-in', async () => {
    const { data } = await exportOf('demo-matsumoto');
    expect(data.customers).toEqual([]);
    expect(data.temporary_customer_informations).toHaveLength(1);
    expect((await app.request('exportCustomerData', null)).statusCode).toBe(401);
  });
});
