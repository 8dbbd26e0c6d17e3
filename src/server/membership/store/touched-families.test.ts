import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { accountForLeak, familiesOfLeak } from './touched-families.ts';

const app = await testApp();
const { database } = app.services;
const now = app.clock.now();
const from = new Date(now.getTime() - 60_000);
const until = new Date(now.getTime() + 60_000);
const staff = await app.tokenOf('demo-minato-staff', 'staff');
const childOf = async (uid: string) => {
  const { rows } = await app.pool.query<{ id: number; customer_id: number }>(
    'select k.id, k.customer_id from children k join customers c on c.id = k.customer_id where c.uid = $1 order by 1 limit 1',
    [uid],
  );
  return rows[0] ?? { id: 0, customer_id: 0 };
};
const leak = { accountUid: 'demo-minato-staff', tabletId: null, from, until };

it('finds the account by number, name and address', async () => {
  for (const wanted of ['3', 'demo-minato-staff']) {
    expect(await accountForLeak(app.pool, wanted)).toMatchObject({ uid: 'demo-minato-staff' });
  }
  expect(await accountForLeak(app.pool, 'nobody')).toBeNull();
});

it('names whose rows were changed, whose health card was read, and who could be seen, and nobody else', async () => {
  const [changed, read, elsewhere] = [
    await childOf('demo-sato'),
    await childOf('demo-suzuki'),
    await childOf('demo-mori'),
  ];
  const { rows } = await app.pool.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from child_remarks where child_id = $1',
    [changed.id],
  );
  const remark = { child_id: changed.id, version: rows[0]?.version ?? 0, staff_remarks: '漏えいの試験' };
  expect(await app.call('staffUpdateChildRemarks', remark, staff)).toMatchObject({ status: 'OK' });
  await app.pool.query(
    `insert into child_health_reads (child_id, account_id, branch_id, page, read_hour)
     values ($1, 3, 2, 1, date_trunc('hour', $2::timestamptz))`,
    [read.id, now],
  );
  const families = await familiesOfLeak(database, now, leak);
  const of = (customer_id: number) => families.find((each) => each.customer_id === customer_id);
  expect(of(changed.customer_id)).toMatchObject({ changed: true, health_read: false, could_be_seen: true });
  expect(of(read.customer_id)).toMatchObject({ changed: false, health_read: true, could_be_seen: true });
  expect(families[0]?.customer_id).toBe(read.customer_id);
  // A family of another branch.
  expect(of(elsewhere.customer_id)).toBeUndefined();
  const all = await familiesOfLeak(database, now, { ...leak, accountUid: 'demo-honbu' });
  expect(of(elsewhere.customer_id) ?? all.find((each) => each.customer_id === elsewhere.customer_id)).toMatchObject({
    changed: false,
    could_be_seen: true,
  });
});

it('counts nothing outside the time', async () => {
  const earlier = { ...leak, from: new Date(from.getTime() - 86_400_000), until: new Date(from.getTime() - 7_200_000) };
  const families = await familiesOfLeak(database, now, earlier);
  expect(families.filter((each) => each.changed || each.health_read)).toEqual([]);
});

it('names for a lost tablet who stood on its roll, and what was done with it', async () => {
  const { rows } = await app.pool.query<{ id: number }>(
    "insert into tablets (branch_id, name, registered_by) values (2, '玄関', 2) returning id",
  );
  const families = await familiesOfLeak(database, now, { ...leak, accountUid: null, tabletId: rows[0]?.id ?? 0 });
  const { rows: today } = await app.pool.query<{ customer_id: number }>(
    "select distinct customer_id from reserves where branch_id = 2 and reserve_date = '2026-11-16'",
  );
  expect(today.length).toBeGreaterThan(0);
  const seen = families.filter((each) => each.could_be_seen).map(({ customer_id }) => customer_id);
  expect(seen.sort()).toEqual(today.map(({ customer_id }) => customer_id).sort());
});

it('is one command, whose file opens in a spreadsheet', async () => {
  const tool = join(import.meta.dirname, '..', '..', '..', '..', 'tools', 'security', 'touched-families.ts');
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [tool, ...words], { env: { DATABASE_URL: app.config.DATABASE_URL } });
  const { stdout, stderr } = await run('--account', 'demo-minato-staff', '--from', from.toISOString());
  expect(stdout).toMatch(/^\ufeffcustomer_id,name,email,tel,health_read,changed,could_be_seen,first_at,last_at\n/);
  expect(stdout).toContain('佐藤');
  expect(stderr).toMatch(/^\d+ families: health card read 1, changed 1, could be seen \d+/);
  await expect(run('--account', 'nobody', '--from', from.toISOString())).rejects.toThrow('There is no account nobody.');
  await expect(run('--from', 'yesterday')).rejects.toThrow('npm run touched-families');
});
