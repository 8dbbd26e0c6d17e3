import { beforeAll, describe, expect, it } from 'vitest';
import { bookByHand, noteByHand } from '../../../../db/testing/by-hand.ts';
import type { FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import { sheetFaults } from '../../../domain/books/month-sheet.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { generateOctober } from '../../testing/generated-month.ts';

const app = await testApp();
beforeAll(() => generateOctober(app));
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
type Place = FunctionPayload<'staffReadMonthSheet'>;

async function sheetOf(place: Place, token?: string): Promise<FunctionOk<'staffReadMonthSheet'>> {
  const answer = await app.call('staffReadMonthSheet', place, token ?? (await headquarters()));
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
}
async function places(): Promise<(number | null)[]> {
  const answer = await app.call('staffListMonths', {}, await headquarters());
  if (answer.status !== 'OK') throw new Error(answer.type);
  const open = answer.places.filter(({ months }) => months.some(({ month }) => month === '2026-10'));
  return open.map(({ branch_id }) => branch_id);
}
const closeDays = () =>
  app.pool.query(
    `insert into branch_day_closes (branch_id, date, account_id, numbers, no_incident_flag)
     select d.branch_id, d.date, 1, '{}', true from branch_days_to_close d where d.date < '2026-11-01'`,
  );
const balance = (date: string, differences: number) =>
  app.pool.query(
    `insert into app.stripe_days (date, charge_amount, refund_amount, dispute_amount, fee_amount, payout_amount,
       difference_count, checked_at) values ($1, 0, 0, 0, 0, 0, $2, '2026-11-10')
     on conflict (date) do update set difference_count = excluded.difference_count, checked_at = excluded.checked_at`,
    [date, differences],
  );

describe('a generated month', () => {
  it('adds up on every sheet, and all sheets together are the books', async () => {
    await bookChecks(app);
    let total = 0;
    for (const branch_id of await places()) {
      const { sheet } = await sheetOf({ month: '2026-10', branch_id });
      expect([branch_id, sheetFaults(sheet)]).toEqual([branch_id, []]);
      total += sheet.total;
    }
    const { rows } = await app.pool.query(
      `select sum(amount)::integer as total from payments where payment_date between '2026-10-01' and '2026-10-31'`,
    );
    expect(total).toBe(rows[0].total);
  });

  it('becomes an accounting file of the same sum in each layout, debit and credit alike', async () => {
    const { rows: books } = await app.pool.query(
      `select sum(amount)::integer as total from payments where payment_date between '2026-10-01' and '2026-10-31'`,
    );
    for (const [layout, debit, credit, amounts] of [
      ['freee', '借方勘定科目', '貸方勘定科目', ['借方金額', '貸方金額']],
      ['yayoi', '借方勘定科目', '貸方勘定科目', ['借方金額', '貸方金額']],
      ['money_forward', '借方勘定科目', '貸方勘定科目', ['借方金額(円)', '貸方金額(円)']],
    ] as const) {
      const answer = await app.call('headquartersReadJournal', { month: '2026-10', layout }, await headquarters());
      if (answer.status !== 'OK') throw new Error(answer.msg);
      expect(answer.sales).toBe(books[0].total);
      const [titles = [], ...rows] = answer.rows;
      expect(rows.length).toBeGreaterThan(100);
      const at = (name: string) => titles.indexOf(name);
      const balances = new Map<string, number>();
      const add = (account: unknown, amount: number) =>
        balances.set(String(account), (balances.get(String(account)) ?? 0) + amount);
      for (const row of rows) {
        const [left, right] = amounts.map((name) => Number(row[at(name)]));
        expect(left).toBe(right);
        expect(left).toBeGreaterThan(0);
        add(row[at(debit)], left as number);
        add(row[at(credit)], -(right as number));
      }
      expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
      // What the accounts of money received come to, without what went from one to the other.
      const sheet = await sheetOf({ month: '2026-10', branch_id: null });
      const fees = sheet.sheet.fee;
      const money = ['未収入金', '現金', '普通預金'].reduce((sum, name) => sum + (balances.get(name) ?? 0), 0);
      expect(money + fees).toBe(books[0].total);
    }
  });

  it('is not filed while an entry has no account, and the page names it', async () => {
    const listed = await app.call('headquartersListMappings', {}, await headquarters());
    if (listed.status !== 'OK') throw new Error(listed.type);
    expect(listed.unmapped).toEqual([]);
    const plan = listed.mappings.find(({ kind }) => kind === 11);
    if (plan === undefined) throw new Error('no mapping');
    const { id, version, ...fields } = plan;
    expect(await app.call('headquartersRemoveMapping', { id, version }, await headquarters())).toMatchObject({
      status: 'OK',
    });
    const payload = { month: '2026-10', layout: 'freee' } as const;
    const refused = await app.call('headquartersReadJournal', payload, await headquarters());
    expect(refused).toMatchObject({ type: 'journal_unmapped', msg: expect.stringContaining('月額プラン(10%税込)') });
    const again = await app.call('headquartersListMappings', {}, await headquarters());
    expect(again).toMatchObject({ unmapped: [{ kind: 11, tax: 2 }] });
    const saved = await app.call(
      'headquartersSaveMapping',
      { id: null, version: null, ...fields },
      await headquarters(),
    );
    expect(saved).toMatchObject({ status: 'OK' });
    const twice = await app.call(
      'headquartersSaveMapping',
      { id: null, version: null, ...fields },
      await headquarters(),
    );
    expect(twice).toMatchObject({ type: 'mapping_taken' });
    expect(await app.call('headquartersReadJournal', payload, await headquarters())).toMatchObject({ status: 'OK' });
  });

  it('is closed once, when nothing blocks it, and never changes after that', async () => {
    const place = { month: '2026-10', branch_id: 2 };
    const close = async (payload: Place = place) => app.call('headquartersCloseMonth', payload, await headquarters());
    const kinds = async () => (await sheetOf(place)).blocks.map(({ kind }) => kind);
    expect(await kinds()).toContain('day_open');
    expect(await close()).toMatchObject({ type: 'month_not_ready' });
    await closeDays();
    await balance('2026-10-07', 1);
    expect(await kinds()).toEqual(['day_unbalanced']);
    await balance('2026-10-07', 0);
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, reserve_id, stripe_payment_intent_id)
       select customer_id, branch_id, 100, '2026-10-31 12:00+09', 1, 2, id, 'pi_last_day' from reserves where branch_id = 2 limit 1`,
    );
    await app.pool.query(`delete from app.stripe_days where date = '2026-10-31'`);
    expect(await kinds()).toEqual(['day_unchecked']);
    await balance('2026-10-31', 0);
    expect(await kinds()).toEqual([]);
    expect(await close({ month: '2026-11', branch_id: 2 })).toMatchObject({ type: 'month_not_ready' });
    const before = (await sheetOf(place)).sheet;
    const answers = await Promise.all([close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['NG', 'OK']);
    expect(await close()).toMatchObject({ type: 'month_closed' });

    // A refund, a late check-out of a closed month and a lowered claim land in the month they are made in.
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, refunded_payment_id, remarks)
       select customer_id, branch_id, -1, timestamptz '2026-11-16 08:00+09', payment_method, 5, id, '試験' from payments
       where branch_id = 2 and payment_date = '2026-10-05' and payment_type = 1 and amount > 1 limit 1`,
    );
    await app.pool.query(
      `update childcares set status = 3, others_discount_amount = 0, total_amount = total_amount + others_discount_amount
       where id = (select u.id from childcares u where u.branch_id = 2 and u.others_discount_amount > 0
         and app.tokyo_date(u.start_datetime) between '2026-10-01' and '2026-10-31' order by u.id limit 1)`,
    );
    await noteByHand(app.pool);
    const closed = await sheetOf(place);
    expect(closed.closed).not.toBeNull();
    expect(closed.sheet).toEqual(before);
    const { rows } = await app.pool.query(`select app.month_sheet(2, '2026-10-01') as sheet`);
    expect(rows[0].sheet).toEqual(before);
    const november = (await sheetOf({ month: '2026-11', branch_id: 2 })).sheet;
    expect(november.receivables.opening).toBe(before.receivables.closing);
    expect(sheetFaults(november)).toEqual([]);
    await expect(app.pool.query('update month_closes set closed_at = now()')).rejects.toThrow('only added to');
    await bookChecks(app);
  });
});

it('no month before the opening is offered or closed; all that can be closed are by one act', async () => {
  const months = async () => {
    const answer = await app.call('staffListMonths', {}, await headquarters());
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer.places.flatMap((place) => place.months.map((each) => ({ ...each, branch_id: place.branch_id })));
  };
  const { rows } = await app.pool.query<{ id: number; first: string }>(
    `select b.id, to_char(least(b.open_date, (select min(payment_date) from payments p where p.branch_id = b.id)), 'YYYY-MM') as first
     from branches b where real_store_flag`,
  );
  const listed = await months();
  for (const { id, first } of rows) {
    const own = listed.filter(({ branch_id }) => branch_id === id).map(({ month }) => month);
    expect([id, own.filter((month) => month < first)]).toEqual([id, []]);
    const before = { month: '2019-12', branch_id: id };
    expect(await app.call('headquartersCloseMonth', before, await headquarters())).toMatchObject({ type: 'not_found' });
  }
  const ready = listed.filter(({ closed_at, blocks }) => closed_at === null && blocks.length === 0);
  expect(ready.length).toBeGreaterThan(1);
  const closes = [...ready, { month: '2019-12', branch_id: 2 }].map(({ month, branch_id }) => ({ month, branch_id }));
  const answer = await app.call('headquartersCloseMonths', { closes }, await headquarters());
  expect(answer).toMatchObject({ closed: ready.length, left: [{ month: '2019-12', branch_id: 2 }] });
  const open = (await months()).filter(({ closed_at, blocks }) => closed_at === null && blocks.length === 0);
  expect(open).toEqual([]);
});

it('tickets that run out are no liability any more', async () => {
  const before = (await sheetOf({ month: '2026-11', branch_id: null })).sheet.tickets;
  await app.pool.query(`update tickets set expiry_date = '2026-11-10' where id = 2`);
  const after = (await sheetOf({ month: '2026-11', branch_id: null })).sheet.tickets;
  const { rows } = await app.pool.query('select remaining from tickets where id = 2');
  expect(after?.expired_number).toBe((before?.expired_number ?? 0) + rows[0].remaining);
  expect(after?.closing_number).toBe((before?.closing_number ?? 0) - rows[0].remaining);
  await app.pool.query(`update tickets set expiry_date = '2027-11-10' where id = 2`);
  await noteByHand(app.pool);
  const back = (await sheetOf({ month: '2026-11', branch_id: null })).sheet;
  expect(back.tickets?.closing_number).toBe(before?.closing_number);
  expect(sheetFaults(back)).toEqual([]);
});

it('are read by headquarters and, of the own branch, by its manager; closed by headquarters alone', async () => {
  const own = { month: '2026-11', branch_id: 2 };
  const status = async (name: string, data: object, token?: string) =>
    (await app.request(name, data, token)).statusCode;
  for (const name of ['staffReadMonthSheet', 'staffListMonths'] as const) {
    expect(await status(name, own)).toBe(401);
    expect(await status(name, own, await app.tokenOf('demo-sato'))).toBe(403);
    expect(await status(name, own, await app.tokenOf('demo-minato-staff', 'staff'))).toBe(403);
  }
  const token = await manager();
  expect(await app.call('staffReadMonthSheet', own, token)).toMatchObject({ status: 'OK' });
  for (const branch_id of [3, null]) {
    expect(await app.call('staffReadMonthSheet', { ...own, branch_id }, token)).toMatchObject({ type: 'not_found' });
  }
  const list = await app.call('staffListMonths', {}, token);
  expect(list.status === 'OK' && list.places.map(({ branch_id }) => branch_id)).toEqual([2]);
  for (const name of ['headquartersCloseMonth', 'headquartersReadJournal', 'headquartersListMappings'] as const) {
    expect(await status(name, { ...own, layout: 'freee' }, token)).toBe(403);
  }
});
