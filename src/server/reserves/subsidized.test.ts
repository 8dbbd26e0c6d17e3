import { describe, expect, it } from 'vitest';
import { sum } from '../../domain/yen.ts';
import { chargeSettlement } from '../billing/settle.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from './testing/families.ts';

const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const times = { date: day, from: '10:00', to: '12:00' };
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const freeze = (time: string, date = day) => app.clock.freeze(new Date(`${date}T${time}:00+09:00`));
await app.pool.query('update branches set capacity = 200 where id = 2');

type Rule = { kind: number; limit_minutes: number | null; limit_yen: number | null; late_cancel_use?: number };
const anyChild: Rule = { kind: 3, limit_minutes: 600, limit_yen: null, late_cancel_use: 2 };
let number = 0;
async function subsidy(rule: Rule): Promise<number> {
  number += 1;
  const { rows } = await app.pool.query<{ id: number }>(
    `with s as (insert into subsidies (giver, name, prefecture_id, municipality) values (1, $1, 13, '港区') returning id),
     d as (insert into subsidy_designations (subsidy_id, branch_id, designation_number, start_date)
       select id, 2, '港 1', '2026-04-01' from s)
     insert into subsidy_terms (subsidy_id, adaptation_date, kind, minimum_age_months, below_age_months, limit_period, limit_minutes,
       limit_yen, percent, pays, yen_per_hour, reductions, first_unit_minutes, next_unit_minutes, designation_flag, interview_flag,
       not_enrolled_flag, late_cancel_use, with_tickets_flag, with_others_flag, public_yen_per_hour)
     select id, '2026-04-01', $2, 6, null, 1, $3, $4, 100, '{childcare}', 300, '{300,240,210,150}', 60, 60, true, true, true, $5,
       true, false, '{1700,1400,1400}' from s returning subsidy_id as id`,
    [`給付${number}`, rule.kind, rule.limit_minutes, rule.limit_yen, rule.late_cancel_use ?? 1],
  );
  return rows[0]?.id ?? 0;
}
async function approve(family: Family, subsidy_id: number, reduction_class = 0): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `with a as (insert into subsidy_approvals (child_id, subsidy_id, approval_number, start_date, reduction_class, confirmed_at, account_id)
       values ($1, $2, '第1号', '2026-04-01', $3, app.now(), 1) returning id)
     , i as (insert into subsidy_interviews (subsidy_approval_id, branch_id, date, account_id) select id, 2, '2026-11-01', 1 from a)
     select id from a`,
    [family.child_ids[0], subsidy_id, reduction_class],
  );
  return rows[0]?.id ?? 0;
}
async function approved(rule: Rule, reduction_class = 0) {
  freeze('10:00', '2026-11-16');
  const [family] = await makeFamilies(app, 1, 1);
  if (family === undefined) throw new Error('no family');
  const subsidy_id = await subsidy(rule);
  return { family, subsidy_id, approval_id: await approve(family, subsidy_id, reduction_class) };
}
const tokenOf = (family: Family) => freshToken(app, family.uid);
const reserve = async (family: Family, quoted_amount: number, when = times) =>
  app.call(
    'createReserve',
    createPayload(when, { branch_id, child_ids: family.child_ids, quoted_amount }),
    await tokenOf(family),
  );
const quoted = async (family: Family, when = times) => {
  const answer = await app.call(
    'quoteReserve',
    { ...formTimes(when), branch_id, child_ids: family.child_ids },
    await tokenOf(family),
  );
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.quote;
};
async function stay(family: Family, reserve_id: number, left: string) {
  freeze('10:00');
  await app.call('staffCheckIn', { reserve_id }, await staff());
  freeze(left);
  await app.call('staffCheckOut', { reserve_id, pick_up_name: null, pick_up_tel: null }, await staff());
  const { rows } = await app.pool.query('select * from childcares where reserve_id = $1', [reserve_id]);
  const [childcare] = rows;
  if (childcare.total_amount === 0) await chargeSettlement(app.services, { kind: 'childcare', id: childcare.id });
  else {
    const claim = { childcare_id: childcare.id, reserve_cancellation_id: null, childcare_correction_id: null };
    const paid = { ...claim, quoted_amount: childcare.total_amount };
    expect(await app.call('staffRecordCash', paid, await staff())).toMatchObject({ status: 'OK' });
  }
  return { family, childcare };
}

describe('hours with a price of their own', () => {
  it('are quoted, agreed, billed by the minutes there, and stand in the books by themselves', async () => {
    const { family, approval_id } = await approved(anyChild, 2);
    expect(await quoted(family)).toMatchObject({
      reserve_amount: 120,
      lines: [
        { kind: 'own_tariff', unit_price: 300, quantity: 120, amount: 600, subsidy: { approval_id, minutes: 120 } },
        { kind: 'subsidy', amount: -480 },
      ],
    });
    const made = await reserve(family, 120);
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    const { childcare } = await stay(family, made.reserve_id, '12:30');
    // Three begun hours at 60 yen, all within the ten of the month.
    expect(childcare).toMatchObject({ own_tariff_amount: 900, subsidies_discount_amount: 720, total_amount: 180 });
    const { rows } = await app.pool.query(
      `select l.line, l.amount, l.covered_flag, l.tax from app.payment_lines l join payments p on p.id = l.payment_id
       where p.childcare_id = $1 order by l.line`,
      [childcare.id],
    );
    expect(rows).toEqual([
      { line: 20, amount: 900, covered_flag: false, tax: 1 },
      { line: 21, amount: -720, covered_flag: false, tax: 1 },
    ]);
  });

  it('change nothing for a child without an approval, or whose paper nobody has seen', async () => {
    const { family, approval_id } = await approved(anyChild);
    await app.pool.query('update subsidy_approvals set confirmed_at = null, account_id = null where id = $1', [
      approval_id,
    ]);
    expect(await quoted(family)).toMatchObject({ reserve_amount: 2200, lines: [{ kind: 'childcare', amount: 2200 }] });
  });

  it('end where the month’s hours end, also those used elsewhere, and begin anew with the next month', async () => {
    const { family, approval_id } = await approved(anyChild);
    await app.pool.query(
      "insert into subsidy_other_uses (subsidy_approval_id, month, minutes, yen) values ($1, '2026-11-01', 540, 0)",
      [approval_id],
    );
    expect((await quoted(family)).reserve_amount).toBe(300 + 1100);
    expect((await quoted(family, { ...times, date: '2026-12-01' })).reserve_amount).toBe(600);
  });

  it('stay as agreed when the approval ends afterwards', async () => {
    const { family, approval_id } = await approved(anyChild);
    const made = await reserve(family, 600);
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    await app.pool.query("update subsidy_approvals set end_date = '2026-11-17' where id = $1", [approval_id]);
    expect((await stay(family, made.reserve_id, '12:00')).childcare).toMatchObject({
      total_amount: 600,
      own_tariff_amount: 600,
    });
  });
});

describe('the last hours', () => {
  it('go to one of two phones; the other is told the new price', async () => {
    const { family } = await approved({ ...anyChild, limit_minutes: 120 });
    const answers = await Promise.all([
      reserve(family, 600),
      reserve(family, 600, { ...times, from: '13:00', to: '15:00' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['NG', 'OK']);
    expect(answers.find(({ status }) => status === 'NG')).toMatchObject({
      type: 'quote_changed',
      details: { quote: { reserve_amount: 2200 } },
    });
  });

  it('come back with a cancellation in time, and not with a late one where the rule says so', async () => {
    const { family } = await approved({ ...anyChild, limit_minutes: 120 });
    const cancel = async (cancelled: Awaited<ReturnType<typeof reserve>>, quoted_fee: number) => {
      if (cancelled.status !== 'OK') throw new Error(JSON.stringify(cancelled));
      const { reserve_id } = cancelled;
      return app.call('cancelReserve', { reserve_id, quoted_fee, cancel_remarks: '' }, await tokenOf(family));
    };
    expect(await cancel(await reserve(family, 600), 0)).toMatchObject({ status: 'OK' });
    expect((await quoted(family)).reserve_amount).toBe(600);
    const late = await reserve(family, 600);
    freeze('20:00', '2026-11-18');
    expect(await cancel(late, 300)).toMatchObject({ status: 'OK', cancel_amount: 300 });
    expect((await quoted(family, { ...times, date: '2026-11-25' })).reserve_amount).toBe(2200);
  });

  it('are shared out over the days of a series, as they will be saved', async () => {
    const { family } = await approved({ ...anyChild, limit_minutes: 180 });
    const stays = ['2026-11-20', '2026-11-24', '2026-12-01'].map((date) => ({
      ...formTimes({ ...times, date }),
      branch_id,
    }));
    const answer = await app.call('quoteSeries', { child_ids: family.child_ids, stays }, await tokenOf(family));
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
    expect(answer.days.map(({ quote }) => quote?.reserve_amount)).toEqual([600, 300 + 1100, 600]);
  });
});

describe('yen off', () => {
  it('are taken off what care costs, and what the family pays adds up', async () => {
    const { family } = await approved({ kind: 1, limit_minutes: null, limit_yen: 3000 });
    const quote = await quoted(family);
    expect(quote.reserve_amount).toBe(0);
    expect(sum(quote.lines.map(({ amount }) => amount))).toBe(0);
    const made = await reserve(family, 0);
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    expect((await quoted(family, { ...times, from: '13:00', to: '15:00' })).reserve_amount).toBe(1400);
    const { childcare } = await stay(family, made.reserve_id, '12:00');
    expect(childcare).toMatchObject({ childcare_amount: 2200, subsidies_discount_amount: 2200, total_amount: 0 });
    const { rows } = await app.pool.query(
      'select line, sum(amount)::integer as amount from app.free_bill_lines where childcare_id = $1 group by line order by line',
      [childcare.id],
    );
    expect(rows).toEqual([
      { line: 1, amount: 2200 },
      { line: 21, amount: -2200 },
    ]);
  });
});

describe('what comes back later', () => {
  it('is what 無償化 covers up to what the month has left, by the tickets that take it away; the price stays', async () => {
    const { family } = await approved(anyChild);
    await app.pool.query('delete from subsidy_approvals where child_id = $1', [family.child_ids[0]]);
    const read = async (when = times) => {
      const payload = { ...formTimes(when), branch_id, child_ids: family.child_ids };
      const answer = await app.call('quoteReserve', payload, await tokenOf(family));
      if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
      return answer;
    };
    expect((await read()).later_refund).toBeNull();
    await app.pool.query(
      `insert into child_benefits (child_id, kind, certificate_number, prefecture_id, municipality, start_date)
       values ($1, 2, '1', 13, '港区', '2026-04-01')`,
      [family.child_ids[0]],
    );
    expect(await read()).toMatchObject({
      quote: { reserve_amount: 2200 },
      later_refund: { none: 2200, by_itself: 2200, all: 2200 },
    });
    await app.pool.query(
      `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
       select $1, id, number, number, '2026-11-01', '2027-03-01', app.now() from ticket_prices where number = 10 limit 1`,
      [family.customer_id],
    );
    expect((await read()).later_refund).toEqual({ none: 2200, by_itself: 0, all: 0 });
    await app.pool.query('delete from tickets where customer_id = $1', [family.customer_id]);
    await app.pool.query(
      "insert into other_facility_amounts (child_id, month, amount) values ($1, '2026-11-01', 35800)",
      [family.child_ids[0]],
    );
    expect((await read()).later_refund).toMatchObject({ none: 1200 });
    // Another stay of the month is planned to take what was left.
    expect(await reserve(family, 2200, { ...times, date: '2026-11-24' })).toMatchObject({ status: 'OK' });
    expect((await read()).later_refund).toMatchObject({ none: 0 });
    expect((await read({ ...times, date: '2026-12-01' })).later_refund).toMatchObject({ none: 2200 });
  });
});
