import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { as } from './actors.ts';
import { insertReserve } from './rows.ts';

/** The facts the server decides and the screens show. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const within = <T>(work: (client: pg.PoolClient) => Promise<T>, now?: string) =>
  as(database.pool, 'database owner', work, now);

describe('view_customers', () => {
  const customer = async (client: pg.PoolClient, id: number) =>
    (
      await client.query(
        `select expiry_date::text, cancellable_flag, unpaid_flag, gender_name2 from view_customers where id = $1`,
        [id],
      )
    ).rows[0];

  it('gives the end of the paid period, the day of leaving, or today as expiry_date', async () => {
    await within(async (client) => {
      expect(await customer(client, 1)).toMatchObject({ expiry_date: '2026-12-07' });
      expect(await customer(client, 5)).toMatchObject({ expiry_date: '2026-11-30' });
      expect(await customer(client, 15)).toMatchObject({ expiry_date: '2026-09-02' });
      expect(await customer(client, 2)).toMatchObject({ expiry_date: '2026-11-16' });
    });
  });

  it('lets an account be deleted only with nothing upcoming and nothing unpaid', async () => {
    await within(async (client) => {
      expect(await customer(client, 5)).toMatchObject({ cancellable_flag: true, unpaid_flag: false });
      expect(await customer(client, 1)).toMatchObject({ cancellable_flag: false });
      expect(await customer(client, 7)).toMatchObject({ cancellable_flag: false, unpaid_flag: true });
      expect(await customer(client, 9)).toMatchObject({ cancellable_flag: false });
      await client.query('update reserves set cancel_flag = true where customer_id = 1 and childcare_status = 1');
      expect(await customer(client, 1)).toMatchObject({ cancellable_flag: true });
      await client.query(
        `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_settlement_status)
         values (10, 500, app.now(), 1, 1)`,
      );
      expect(await customer(client, 1)).toMatchObject({ cancellable_flag: false, unpaid_flag: false });
      await client.query('update reserve_cancellations set cancel_settlement_status = 3 where reserve_id = 10');
      expect(await customer(client, 1)).toMatchObject({ cancellable_flag: false, unpaid_flag: true });
    });
  });

  it('names the gender', async () => {
    await within(async (client) => {
      expect(await customer(client, 1)).toMatchObject({ gender_name2: '女性' });
      expect(await customer(client, 2)).toMatchObject({ gender_name2: '男性' });
    });
  });
});

describe('view_reserves', () => {
  const editable = async (client: pg.PoolClient, id: number) =>
    (await client.query('select editable_flag from view_reserves where id = $1', [id])).rows[0].editable_flag;

  it('is editable until 60 minutes before the start', async () => {
    const at = (now: string) => within((client) => editable(client, 10), now);
    expect(await at('2026-11-17T07:59:59+09:00')).toBe(true);
    expect(await at('2026-11-17T08:00:00+09:00')).toBe(false);
  });

  it.each([
    ['approval_status = 2', true],
    ['approval_status = 3', true],
    ['approval_status = 4', false],
    ['childcare_status = 2', false],
    ['childcare_status = 4', false],
    ['cancel_flag = true', false],
  ])('with %s: %s', async (change, expected) => {
    await within(async (client) => {
      await client.query(`update reserves set ${change} where id = 10`);
      expect(await editable(client, 10)).toBe(expected);
    });
  });

  const cancellable = async (client: pg.PoolClient, id: number) =>
    (await client.query('select cancellable_flag from view_reserves where id = $1', [id])).rows[0].cancellable_flag;

  it('is cancellable until the start', async () => {
    const at = (now: string) => within((client) => cancellable(client, 10), now);
    expect(await at('2026-11-17T08:59:59+09:00')).toBe(true);
    expect(await at('2026-11-17T09:00:00+09:00')).toBe(false);
  });

  it.each(['approval_status = 4', 'childcare_status = 2', 'childcare_status = 4', 'cancel_flag = true'])(
    'is not cancellable with %s',
    async (change) => {
      await within(async (client) => {
        await client.query(`update reserves set ${change} where id = 10`);
        expect(await cancellable(client, 10)).toBe(false);
      });
    },
  );

  it('names the branch, also a closed one to the parent who reserved there', async () => {
    await within(async (client) => {
      await client.query('update branches set status = 3 where id = 2');
      await client.query("select set_config('jwt.claims.uid', 'demo-sato', true), set_config('role', 'user', true)");
      const { rows } = await client.query('select branch_name from view_reserves where id = 10');
      expect(rows).toEqual([{ branch_name: 'みなと広場園' }]);
    });
  });
});

interface FeeCase {
  name: string;
  start_datetime: string;
  created_at: string;
  reserve_amount: number;
  approval_status: number;
  childcare_status: number;
  kept_cancel_amount?: number;
  kept_cancel_deadline?: string;
  free_cancel_until?: string;
  now: string;
  tier: string;
  fee: number;
  deadline: string;
}

describe('view_reserve_cancellation_fees', () => {
  const file = join(import.meta.dirname, '../../src/domain/cases/cancellation-fee.json');
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: FeeCase[] };

  it('has cases', () => expect(cases.length).toBeGreaterThan(20));

  it.each(cases)('$name', async (golden) => {
    await within(async (client) => {
      await client.query(
        `insert into cancellation_policies (adaptation_date, free_until_days_before, free_until_time, grace_minutes,
           grace_lead_minutes, late_percent, last_minutes, last_percent, no_show_percent)
         select '2026-12-01', free_until_days_before, free_until_time, grace_minutes, grace_lead_minutes, 60,
           last_minutes, last_percent, no_show_percent from cancellation_policies`,
      );
      const id = await insertReserve(client, {
        start: golden.start_datetime,
        end: new Date(new Date(golden.start_datetime).getTime() + 3_600_000).toISOString(),
        child_ids: [],
        reserve_amount: golden.reserve_amount,
        approval_status: golden.approval_status,
        childcare_status: golden.childcare_status,
        created_at: golden.created_at,
      });
      await client.query(
        'update reserves set kept_cancel_amount = $2, kept_cancel_deadline = $3, free_cancel_until = $4 where id = $1',
        [id, golden.kept_cancel_amount ?? 0, golden.kept_cancel_deadline ?? null, golden.free_cancel_until ?? null],
      );
      const { rows } = await client.query(
        'select cancel_amount, percent, cancel_deadline from view_reserve_cancellation_fees where reserve_id = $1',
        [id],
      );
      expect(rows[0]).toMatchObject({ cancel_amount: golden.fee, cancel_deadline: new Date(golden.deadline) });
      expect(rows[0].percent === 0).toBe(['free', 'grace', 'pending'].includes(golden.tier));
    }, golden.now);
  });
});

describe('view_reserve_date_today', () => {
  it('is the Tokyo date of the request', async () => {
    const today = (now: string) =>
      within(
        async (client) => (await client.query('select today::text from view_reserve_date_today')).rows[0].today,
        now,
      );
    expect(await today('2026-11-16T14:59:59.999Z')).toBe('2026-11-16');
    expect(await today('2026-11-16T15:00:00Z')).toBe('2026-11-17');
  });
});
