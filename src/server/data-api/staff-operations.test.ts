import { describe, expect, it } from 'vitest';
import { serverNowHeader } from '../../contract/server-now.ts';
import { addDays, instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';

/** The staff console's queries in the demo world: each role's own branch, nobody else's, and nothing for parents. */
const app = await testApp();

const MINATO = 2;
const MUSASHINO = 3;
const today = '2026-11-16';
const manager = await app.tokenOf('demo-minato-manager', 'staff');
const staff = await app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
const headquarters = await app.tokenOf('demo-honbu', 'staff');
const former = await app.tokenOf('demo-former-staff', 'staff');
const parent = await app.tokenOf('demo-sato');

type Rows = Record<string, { id: number }[]>;
const ask = (name: string, variables: Record<string, unknown>, token: string) =>
  app.query<Rows>(name, variables, token);
const one = async (sql: string, ...values: unknown[]) => Number((await app.pool.query(sql, values)).rows[0]?.id ?? 0);

const reserve_id = await one(
  'select id from reserves where branch_id = $1 and reserve_date = $2 and approval_status <> 4 and not cancel_flag order by id limit 1',
  MINATO,
  today,
);
const customer_id = await one('select customer_id as id from reserves where id = $1', reserve_id);
const all = { limit: 100, offset: 0 };
const day = { date_from: '2026-11-01T00:00:00Z', date_to: '2026-12-31T00:00:00Z' };

/** Name, variables, and the field that must hold rows of the branch. */
const reads: [name: string, variables: Record<string, unknown>, field: string][] = [
  ['SelectStaffToday', { branch_id: MINATO, date: today }, 'reserves'],
  ['SelectStaffRequests', { branch_id: MINATO }, 'reserve_settings'],
  ['SelectStaffCalendar', { branch_id: MINATO, date_from: '2026-11-01', date_to: '2026-11-30' }, 'reserves'],
  ['SelectStaffReserves', { ...all, where: { branch_id: { _eq: MINATO } }, order_by: [{ id: 'asc' }] }, 'reserves'],
  ['SelectStaffReserve', { reserve_id }, 'reserves'],
  ['SelectStaffTouchedReserves', { reserve_ids: [reserve_id] }, 'reserves'],
  ['SelectStaffReserveForm', { customer_id, branch_id: MINATO }, 'customers'],
  ['SelectStaffCustomer', { customer_id }, 'customers'],
  ['SelectStaffChildcares', { branch_id: MINATO, ...day }, 'childcares'],
  ['SelectStaffClosure', { closure_id: 1 }, 'closures'],
  ['SelectStaffClosures', { where: { branch_id: { _eq: MINATO } }, limit: 10 }, 'closures'],
];

describe('the staff console’s queries', () => {
  it.each(reads)(
    '%s: the branch’s rows for its staff, its manager and headquarters',
    async (name, variables, field) => {
      for (const token of [staff, manager, headquarters]) {
        const data = await ask(name, variables, token);
        expect(data[field]?.length, name).toBeGreaterThan(0);
      }
    },
  );

  it.each(reads.filter(([, , field]) => field !== 'reserve_settings'))(
    '%s: nothing of it for another branch, for a closed account, for a parent of another family',
    async (name, variables, field) => {
      for (const token of [elsewhere, former]) {
        const data = await ask(name, variables, token);
        const own = (data[field] ?? []).filter((row) => field !== 'customers' || row.id === customer_id);
        // A family may come to both branches; its reserves and children here stay here.
        if (field === 'customers' && token === elsewhere) {
          for (const row of own as { children?: unknown[]; reserves?: unknown[] }[]) {
            expect(row.reserves ?? []).toEqual([]);
            expect(row.children ?? []).toEqual([]);
          }
        } else expect(own, name).toEqual([]);
      }
      const answer = await app.post(
        '/v1/graphql',
        { id: name, variables },
        { authorization: `Bearer ${await app.tokenOf('demo-suzuki')}` },
      );
      if (answer.statusCode === 200) {
        const { data } = answer.json<{ data: Rows }>();
        expect((data[field] ?? []).filter((row) => row.id === reserve_id || row.id === customer_id)).toEqual([]);
      } else expect(answer.statusCode).toBe(403);
    },
  );

  it('who one is: the account and the branches to choose from', async () => {
    const data = await ask('SelectStaffAccount', { uid: 'demo-minato-staff', limit: 31 }, staff);
    expect(data.accounts).toMatchObject([{ role: 3, branch_id: MINATO }]);
    expect(data.branches?.length).toBeGreaterThanOrEqual(12);
    const other = await ask('SelectStaffAccount', { uid: 'demo-minato-staff', limit: 31 }, elsewhere);
    expect(other.accounts).toEqual([]);
    expect((await ask('SelectStaffAccount', { uid: 'demo-former-staff', limit: 31 }, former)).accounts).toEqual([]);
  });

  it('the server’s clock comes with the answers', async () => {
    const now = app.clock.now().getTime();
    const answers = [
      await app.post('/v1/graphql', { id: 'SelectStaffToday', variables: { branch_id: MINATO, date: today } }),
      await app.post('/v1/graphql', { id: 'unknown' }),
      await app.request('reserveCalendar', { branch_id: MINATO }),
      await app.post('/auth/refresh', {}),
    ];
    expect(answers.map(({ headers }) => Number(headers[serverNowHeader]))).toEqual([now, now, now, now]);
    // What a browser may keep would tell an old time.
    expect((await app.server.inject('/healthz')).headers[serverNowHeader]).toBeUndefined();
  });

  it('customers: the branch’s own families, with those children it has had', async () => {
    const mine = await app.query<{ customers: { id: number }[] }>('SelectStaffCustomers', all, staff);
    const theirs = await app.query<{ customers: { id: number }[] }>('SelectStaffCustomers', all, elsewhere);
    const everybody = await app.query<{ customers: { id: number }[] }>(
      'SelectStaffCustomers',
      { ...all },
      headquarters,
    );
    expect(mine.customers.length).toBeGreaterThan(0);
    expect(mine.customers.length).toBeLessThan(everybody.customers.length);
    expect(theirs.customers.map(({ id }) => id)).not.toEqual(mine.customers.map(({ id }) => id));
  });

  it('the audit log is the manager’s and headquarters’, branch by branch', async () => {
    await app.pool.query(
      `insert into audit_logs (account_id, branch_id, action, table_name, record_id) values (3, $1, 'staffCheckIn', 'reserves', $2)`,
      [MINATO, reserve_id],
    );
    const count = async (token: string) =>
      (await ask('SelectStaffAudit', { ...all, where: { record_id: { _eq: reserve_id } } }, token)).audit_logs?.length;
    expect(await count(manager)).toBe(1);
    expect(await count(headquarters)).toBe(1);
    expect(await count(staff)).toBe(0);
    expect(await count(elsewhere)).toBe(0);
  });

  it('daily reports and waiting counts are the branch’s own', async () => {
    await app.pool.query(
      `insert into daily_reports (branch_id, date, account_id, notes) values ($1, $2, 3, '甲の日報')`,
      [MINATO, today],
    );
    const [from, until] = [instantOf(today), instantOf(addDays(today, 1))].map((moment) => moment.toISOString());
    const report = { branch_id: MINATO, date: today, from, until };
    expect((await ask('SelectStaffReports', report, staff)).entries).toMatchObject([{ notes: '甲の日報' }]);
    expect((await ask('SelectStaffReports', report, elsewhere)).entries).toEqual([]);
    type Waiting = Record<string, { aggregate: { count: number } }>;
    await app.pool.query('update reserves set approval_status = 2 where id = $1', [reserve_id]);
    const waiting = (token: string) => app.query<Waiting>('SelectStaffWaiting', { branch_id: MINATO }, token);
    expect((await waiting(staff)).requests?.aggregate.count).toBeGreaterThan(0);
    expect((await waiting(elsewhere)).requests?.aggregate.count).toBe(0);
    const requests = (token: string) => ask('SelectStaffRequests', { branch_id: MINATO }, token);
    expect((await requests(staff)).reserves?.map(({ id }) => id)).toContain(reserve_id);
    expect((await requests(elsewhere)).reserves).toEqual([]);
  });

  it('a parent or a visitor reaches none of it', async () => {
    for (const name of ['SelectStaffAccount', 'SelectStaffToday', 'SelectStaffAudit', 'SelectStaffReports']) {
      const [, variables = {}] = reads.find(([each]) => each === name) ?? [];
      const body = { id: name, variables: { uid: 'demo-honbu', branch_id: MINATO, date: today, ...all, ...variables } };
      const given = name === 'SelectStaffToday' ? { id: name, variables } : body;
      const answers = [
        await app.post('/v1/graphql', given, { authorization: `Bearer ${parent}` }),
        await app.post('/v1/graphql', given),
      ];
      for (const answer of answers) expect([400, 403]).toContain(answer.statusCode);
    }
  });

  it('another branch’s board is empty even when asked for by its number', async () => {
    expect((await ask('SelectStaffToday', { branch_id: MUSASHINO, date: today }, staff)).reserves).toEqual([]);
  });
});
