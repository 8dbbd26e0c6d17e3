import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { exportedTables } from '../store/customer-export.ts';

const app = await testApp();
type Export = { exported_at: string; data: Record<string, Record<string, unknown>[]> };
const exportOf = async (uid: string) => (await app.call('exportCustomerData', null, await app.tokenOf(uid))) as Export;

describe('exportCustomerData', () => {
  it('has all of the customer’s own rows of each table, and nobody else’s', async () => {
    const { data } = await exportOf('demo-sato');
    // Fields sealed in the database are exported unsealed next to the rows.
    const opened = ['child_essentials.card', 'child_health_versions.card'];
    expect(Object.keys(data)).toEqual([...Object.keys(exportedTables), ...opened]);
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

  it('works during registration, but not without a sign-in', async () => {
    const { data } = await exportOf('demo-matsumoto');
    expect(data.customers).toEqual([]);
    expect(data.temporary_customer_informations).toHaveLength(1);
    expect((await app.request('exportCustomerData', null)).statusCode).toBe(401);
  });
});
