import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { memberDesk } from '../../testing/members.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
/** Again each time: the clock moves on. */
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const plan = {
  table: 'plan_types' as const,
  id: null,
  version: null,
  adaptation_date: '2026-11-20',
  name: 'ファミリー',
  monthly_amount: 2200,
  childcare_discount_per_hour: 180,
  sequence: 4,
  summaries: ['きょうだいでお使いの方に'],
};
type Sent = Parameters<typeof app.call<'headquartersSavePriceRow'>>[1];
const save = async (row: Sent) =>
  (await app.call('headquartersSavePriceRow', row, await honbu())) as { id: number; type?: string };
const stored = async (id: number) =>
  (await app.pool.query('select * from view_plan_types where id = $1', [id])).rows[0];
const offered = async (now: string) => {
  app.clock.freeze(new Date(now));
  return app.services.database.read(app.clock.now(), async (db) =>
    (await db.query<{ id: number }>('select id from view_plan_types where offered_flag order by id')).rows.map(
      ({ id }) => id,
    ),
  );
};
const pricesOf = async (name: string) => {
  const { data: products } = await desk.stripe.products.list({ limit: 100 });
  const named = products.filter((product) => product.name === name).map(({ id }) => id);
  const { data } = await desk.stripe.prices.list({ limit: 100 });
  return data.filter((price) => named.includes(String(price.product)));
};
/** A failed job waits; the test does not. */
const again = async () => {
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
};

describe('a new plan', () => {
  it('is written first; its price is made once, also when the answer is lost, and then it is offered from its day', async () => {
    await desk.fault({ path: '/v1/prices', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    const { id } = await save(plan);
    await app.runJobs();
    expect(await stored(id)).toMatchObject({ stripe_price_id: null, charge_flag: true });
    expect(await offered('2026-11-20T00:00:00+09:00')).not.toContain(id);
    await desk.noFaults();
    await again();
    const prices = await pricesOf('ファミリー');
    expect(prices).toHaveLength(1);
    expect(prices[0]).toMatchObject({
      unit_amount: 2200,
      currency: 'jpy',
      active: true,
      recurring: { interval: 'month' },
    });
    expect(await stored(id)).toMatchObject({ stripe_price_id: prices[0]?.id, version: 1 });
    expect(await offered('2026-11-19T23:59:59+09:00')).not.toContain(id);
    expect(await offered('2026-11-20T00:00:00+09:00')).toContain(id);
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  });

  it('with another amount gets another price; the old one is switched off, and so is that of a plan taken back', async () => {
    const { id } = await save({ ...plan, name: 'ためし' });
    await app.runJobs();
    const [first] = await pricesOf('ためし');
    await save({ ...plan, name: 'ためし', id, version: 1, summaries: ['別の説明'] });
    await app.runJobs();
    expect(await pricesOf('ためし')).toHaveLength(1);
    await save({ ...plan, name: 'ためし', id, version: 2, monthly_amount: 2400 });
    await app.runJobs();
    const made = await pricesOf('ためし');
    const active = made.filter((price) => price.active);
    expect(active).toMatchObject([{ unit_amount: 2400 }]);
    expect(made.find((price) => price.id === first?.id)?.active).toBe(false);
    expect(await stored(id)).toMatchObject({ stripe_price_id: active[0]?.id });
    await save({ ...plan, name: 'ためし', id, version: 3, monthly_amount: 0 });
    expect(await stored(id)).toMatchObject({ stripe_price_id: null, charge_flag: false, version: 4 });
    const remove = { table: 'plan_types', id, version: 4 } as const;
    expect(await app.call('headquartersRemovePriceRow', remove, await honbu())).toMatchObject({ status: 'OK' });
    await app.runJobs();
    expect((await pricesOf('ためし')).filter((price) => price.active)).toEqual([]);
  });
});

describe('a plan withdrawn from sale', () => {
  it('is not offered from that day; who has it keeps it and its price', async () => {
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
    const member = await desk.member({ plan_type_id: 2, subscription: 'active' });
    const before = await desk.everything(member);
    const withdraw = async (withdrawn_date: string | null, version: number) =>
      app.call('headquartersWithdrawOffer', { table: 'plan_types', id: 2, version, withdrawn_date }, await honbu());
    expect(await withdraw('2026-11-16', 1)).toMatchObject({ type: 'rule_too_early', fields: ['withdrawn_date'] });
    expect(await withdraw('2026-11-18', 1)).toMatchObject({ status: 'OK' });
    expect(await withdraw(null, 1)).toMatchObject({ type: 'changed_meanwhile' });
    expect(await offered('2026-11-17T23:59:59+09:00')).toContain(2);
    expect(await offered('2026-11-18T00:00:00+09:00')).not.toContain(2);
    expect(await desk.everything(member)).toEqual(before);
    const payload = { plan_type_id: 2 };
    const other = await desk.member({ plan_type_id: 1 });
    expect(await app.call('quotePlanTypeCustomer', payload, other.token)).toMatchObject({ type: 'plan_unavailable' });
    const figures = await app.call('headquartersPlanFigures', {}, await honbu());
    expect((figures as { plans: unknown[] }).plans).toContainEqual(
      expect.objectContaining({ plan_type_id: 2, members: expect.any(Number), price_waiting: false }),
    );
    expect(await withdraw(null, 2)).toMatchObject({ status: 'OK' });
    expect(await offered('2026-11-18T00:00:00+09:00')).toContain(2);
  });

  it('keeps its amounts; its words and place may change', async () => {
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
    expect(await save({ ...plan, id: 3, version: 1 })).toMatchObject({ type: 'rule_in_force' });
    const texts = { id: 3, version: 1, sequence: 3, summaries: ['毎週お使いの方に'] };
    expect(await app.call('headquartersSavePlanTexts', texts, await honbu())).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query('select content from plan_type_summaries where plan_type_id = 3');
    expect(rows).toEqual([{ content: '毎週お使いの方に' }]);
  });
});
