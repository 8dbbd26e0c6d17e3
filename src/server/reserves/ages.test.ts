import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { registrationForm } from '../testing/registration-form.ts';

const app = await testApp();
const MINATO = 2;
/** Takes children from one year to the third grade (db/seed/branch-list.ts). */
const FUNABASHI = 10;
const token = await app.tokenOf('demo-sato');
const manager = await app.tokenOf('demo-minato-manager', 'staff');
const headquarters = await app.tokenOf('demo-honbu', 'staff');

async function childBorn(date_of_birth: string, name = '佐藤 試'): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    'insert into children (customer_id, name, gender, date_of_birth) values (1, $2, 3, $1) returning id',
    [date_of_birth, name],
  );
  return rows[0]?.id ?? 0;
}

const stay = (reserve_date: string, child_ids: number[], branch_id = MINATO) => ({
  ...{ reserve_date, start_hour: 9, start_min: 0, end_hour: 11, end_min: 0 },
  ...{ branch_id, child_ids },
});
const quote = (payload: ReturnType<typeof stay>) => app.call('quoteReserve', payload, token);
async function create(payload: ReturnType<typeof stay>, quoted_amount?: number) {
  const quoted = quoted_amount === undefined ? await quote(payload) : null;
  const amount = quoted && 'quote' in quoted ? quoted.quote.reserve_amount : (quoted_amount ?? 0);
  return app.call('createReserve', { ...payload, quoted_amount: amount, idempotency_key: randomUUID() }, token);
}
async function made(payload: ReturnType<typeof stay>): Promise<{ reserve_id: number; reserve_amount: number }> {
  const answer = await create(payload);
  if (!('reserve_id' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
const refused = { status: 'NG', type: 'reserve_age' };

beforeEach(async () => {
  await app.pool.query('delete from age_limits where id > 1');
});

describe('a child outside the limits of age', () => {
  it('is refused at the quote and at the reserve, by name, with the limits and what to do', async () => {
    const baby = await childBorn('2026-10-01', '佐藤 みお');
    const answer = await quote(stay('2026-11-20', [baby]));
    expect(answer).toMatchObject({ ...refused, fields: ['child_ids'] });
    expect(answer).toMatchObject({
      msg: '佐藤 みおさんは、11月20日(金)にはまだ、みなと広場園でお預かりできる年齢(生後6か月から小学6年生まで)ではありません。2027/03/31からご利用いただけます。それ以降の日をお選びください。',
    });
    expect(await create(stay('2026-11-20', [baby]), 2600)).toMatchObject({ ...refused, fields: ['child_ids'] });
    const grown = await childBorn('2008-04-01', '佐藤 大');
    expect(await quote(stay('2026-11-20', [grown]))).toMatchObject({
      ...refused,
      msg: '佐藤 大さんは、みなと広場園でお預かりできる年齢(生後6か月から小学6年生まで)を過ぎています。生年月日に誤りがあれば、お子さまの情報を変更してください。',
    });
    expect(await create(stay('2026-11-20', [grown]), 2200)).toMatchObject(refused);
  });

  it('is judged on the day of the reserve', async () => {
    // Six months are reached on 20 November.
    const child = await childBorn('2026-05-21');
    expect(await quote(stay('2026-11-19', [child]))).toMatchObject(refused);
    expect(await quote(stay('2026-11-20', [child]))).toMatchObject({ status: 'OK' });
  });

  it('is refused where a branch takes fewer, and taken elsewhere', async () => {
    const child = await childBorn('2026-02-01');
    expect(await quote(stay('2026-11-20', [child], FUNABASHI))).toMatchObject({
      ...refused,
      msg: expect.stringContaining('船橋わかば園でお預かりできる年齢(1歳から小学3年生まで)'),
    });
    expect(await quote(stay('2026-11-20', [child]))).toMatchObject({ status: 'OK' });
    const fourth = await childBorn('2016-05-05');
    expect(await quote(stay('2026-11-20', [fourth], FUNABASHI))).toMatchObject(refused);
    expect(await quote(stay('2026-11-20', [fourth]))).toMatchObject({ status: 'OK' });
  });

  it('is judged by the limits in force on that day', async () => {
    await app.pool.query(
      "insert into age_limits (adaptation_date, minimum_age_months, maximum_school_grade) values ('2026-12-01', 12, 6)",
    );
    const child = await childBorn('2026-02-01');
    expect(await quote(stay('2026-11-30', [child]))).toMatchObject({ status: 'OK' });
    expect(await quote(stay('2026-12-01', [child]))).toMatchObject(refused);
  });

  it('is refused when a reserve moves or grows, not when it shrinks', async () => {
    const child = await childBorn('2026-05-21');
    const { reserve_id } = await made(stay('2026-11-24', [child]));
    const edit = (changes: object) =>
      app.call(
        'updateReserve',
        { ...stay('2026-11-24', [child]), ...changes, reserve_id, quoted_amount: 0 } as never,
        token,
      );
    expect(await edit({ reserve_date: '2026-11-19' })).toMatchObject({ ...refused, fields: ['child_ids'] });
    expect(await app.call('quoteReserve', { ...stay('2026-11-19', [child]), reserve_id }, token)).toMatchObject(
      refused,
    );
    // The branch takes fewer from now on: what was agreed stays, more of it is refused.
    await app.pool.query('update branches set minimum_age_months = 12 where id = $1', [MINATO]);
    try {
      const shorter = { ...stay('2026-11-24', [child]), end_hour: 10 };
      const quoted = await app.call('quoteReserve', { ...shorter, reserve_id }, token);
      if (!('quote' in quoted)) throw new Error(JSON.stringify(quoted));
      expect(await edit({ end_hour: 12 })).toMatchObject(refused);
      const { reserve_amount: quoted_amount } = quoted.quote;
      expect(await app.call('updateReserve', { ...shorter, reserve_id, quoted_amount }, token)).toMatchObject({
        status: 'OK',
      });
    } finally {
      await app.pool.query('update branches set minimum_age_months = null where id = $1', [MINATO]);
    }
  });

  it("is refused in staff's form too, whatever reason a manager gives", async () => {
    const baby = await childBorn('2026-10-01');
    const payload = { ...stay('2026-11-20', [baby]), customer_id: 1, idempotency_key: randomUUID() };
    expect(await app.call('staffCreateReserve', { ...payload, override_reason: '' }, manager)).toMatchObject(refused);
    const override_reason = '保護者のつよい希望';
    expect(await app.call('staffCreateReserve', { ...payload, override_reason }, manager)).toMatchObject(refused);
    expect(await app.call('staffCreateReserve', { ...payload, override_reason }, headquarters)).toMatchObject(refused);
    const child = await childBorn('2026-05-21');
    const { reserve_id } = await made(stay('2026-11-25', [child]));
    const moved = { ...stay('2026-11-19', [child]), reserve_id, override_reason };
    expect(await app.call('staffUpdateReserve', moved, manager)).toMatchObject(refused);
  });

  it('is refused to a visitor who asks for a price, by birth date and by age', async () => {
    const { child_ids: _none, ...times } = stay('2026-11-20', []);
    expect(await app.call('quoteReserve', { ...times, birth_dates: ['2023-05-05', '2026-10-01'] })).toMatchObject({
      ...refused,
      fields: ['birth_dates'],
      msg: expect.stringContaining('2026/10/01生まれのお子さまは'),
    });
    expect(await app.call('quoteReserve', { ...times, ages: [18] })).toMatchObject({
      ...refused,
      fields: ['ages'],
      msg: expect.stringContaining('18歳のお子さまは'),
    });
    expect(await app.call('quoteReserve', { ...times, ages: [0, 11] })).toMatchObject({ status: 'OK' });
    expect(await app.call('quoteReserve', { ...times, branch_id: FUNABASHI, ages: [0] })).toMatchObject(refused);
  });

  it('a visitor’s price follows the minutes and the plan that is tried', async () => {
    const { child_ids: _none, ...times } = stay('2026-11-20', []);
    const quoted = async (more: object) => {
      const answer = await app.call('quoteReserve', { ...times, ages: [4], ...more });
      if (answer.status !== 'OK') throw new Error(answer.type);
      return answer.quote;
    };
    const half = { start_hour: 10, start_min: 30, end_hour: 12, end_min: 0 };
    expect((await quoted(half)).billed_minutes).toBe(90);
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from view_plan_types order by monthly_amount desc nulls last limit 1',
    );
    const [without, tried] = [await quoted(half), await quoted({ ...half, plan_type_id: rows[0]?.id ?? 0 })];
    expect(tried.reserve_amount).toBeLessThan(without.reserve_amount);
    expect(await app.call('quoteReserve', { ...times, ages: [4], plan_type_id: 99_999 })).toMatchObject({
      type: 'plan_unavailable',
    });
  });

  it('is flagged by its birth date in the registration with a reserve, and leaves no customer behind', async () => {
    const { plan_type_id: _plan, child1, child2, ...form } = registrationForm('matsumoto@example.jp');
    const young = { ...child1, name: '小林 あき', date_of_birth: '2026-10-01' };
    const { child_ids: _none, ...times } = stay('2026-11-20', []);
    const input = { ...form, ...times, child1: child2, child2: young, quoted_amount: 0, idempotency_key: randomUUID() };
    expect(await app.call('createReservesCustomer', input as never, await app.tokenOf('demo-matsumoto'))).toMatchObject(
      {
        ...refused,
        fields: ['child2.date_of_birth'],
        msg: expect.stringContaining('小林 あきさん'),
      },
    );
    const { rowCount } = await app.pool.query("select from customers where uid = 'demo-matsumoto'");
    expect(rowCount).toBe(0);
  });
});
