import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cancelCause } from '../../../domain/codes.ts';
import { testApp } from '../../testing/app.ts';
import { billedStays } from '../../testing/billed-stays.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { moneyDesk } from '../../testing/money.ts';
import { chargeSettlement } from '../settle.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const stays = billedStays(app);
const { rows } = desk;

async function paidStay(options?: Parameters<typeof stays.stay>[1]) {
  const member = await desk.member();
  const stay = await stays.stay(member.id, options);
  await desk.charge(stay.id);
  return { member, stay };
}
const stayRow = async (id: number) => (await rows('select * from childcares where id = $1', id))[0];
const correctionsOf = (id: number) =>
  rows('select * from childcare_corrections where childcare_id = $1 order by id', id);
const unpaid = async (id: number) =>
  (await rows('select unpaid_flag from view_customers where id = $1', id))[0]?.unpaid_flag;
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');

describe('a settled stay that is corrected', () => {
  it('charges the difference alone, once, and keeps the first bill', async () => {
    const { member, stay } = await paidStay();
    const asked = stays.correctionOf(stay, { end: '13:00', lunch: 1 });
    const shown = await app.call('staffPreviewCorrection', asked, await manager());
    expect(shown).toMatchObject({
      status: 'OK',
      before: { total_amount: 2200 },
      after: { total_amount: 3800 },
      received_amount: 2200,
      difference: 1600,
      unpaid_flag: false,
    });
    expect(await desk.booksOf(member)).toEqual([2200]);
    const key = randomUUID();
    const quoted = { total: 3800, difference: 1600 };
    const [first, second] = await Promise.all([
      stays.save(asked, quoted, {}, undefined, key),
      stays.save(asked, quoted, {}, undefined, key),
    ]);
    expect(first).toMatchObject({ status: 'OK', difference: 1600 });
    expect(second).toEqual(first);
    await app.runJobs();
    await desk.deliverAgain();
    expect(await desk.booksOf(member)).toEqual([2200, 1600]);
    expect(await stayRow(stay.id)).toMatchObject({ status: 2, total_amount: 3800, meal_support_amount: 500 });
    expect(await correctionsOf(stay.id)).toMatchObject([
      { before_amount: 2200, after_amount: 3800, difference: 1600, status: 2, reason: 'お迎えの時刻の誤り' },
    ]);
    const notices = await rows('select kind, content from notifications where customer_id = $1 order by id', member.id);
    expect(notices.map(({ kind }) => kind)).toEqual(['settlement_paid', 'bill_corrected', 'settlement_paid']);
    expect(notices[1]?.content).toContain('合計: 2,200円 → 3,800円');
  });

  it('gives a difference back over several payments, and can be corrected again', async () => {
    const { member, stay } = await paidStay();
    expect(await stays.correct(stay, { end: '13:00' })).toMatchObject({ difference: 1100 });
    await app.runJobs();
    expect(await stays.correct(stay, { end: '12:00', discount: 1200 })).toMatchObject({ difference: -2300 });
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual([2200, 1100, -1100, -1200]);
    expect(await stayRow(stay.id)).toMatchObject({ status: 2, total_amount: 1000, others_discount_amount: 1200 });
    expect((await correctionsOf(stay.id)).map(({ status }) => status)).toEqual([2, 2]);
    expect(await stays.correct(stay, { end: '12:00', discount: 1200 })).toMatchObject({ type: 'correction_unneeded' });
  });

  it('lets go of a difference too small to charge, by just that amount', async () => {
    const { member, stay } = await paidStay();
    expect(await stays.correct(stay, { end: '13:00', discount: 1070 })).toMatchObject({ difference: 30 });
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual([2200]);
    expect(await unpaid(member.id)).toBe(false);
    expect(await rows('select amount, account_id from write_offs where customer_id = $1', member.id)).toEqual([
      { amount: 30, account_id: null },
    ]);
  });

  it.each([
    ['no_show', cancelCause.code.noShow, 4400, 0],
    ['illness', cancelCause.code.illness, 2200, -2200],
  ])('bills a sibling who did not come by the reason: %s', async (_why, absent_cause, total_amount, difference) => {
    const { stay } = await paidStay({ children: 2 });
    const asked = stays.correctionOf(stay, {});
    const away = { came_flag: 0 as const, absent_cause };
    const children = asked.children?.map((child, place) => (place === 1 ? { ...child, ...away } : child));
    const shown = await app.call(
      'staffPreviewCorrection',
      { ...asked, ...(children && { children }) },
      await manager(),
    );
    expect(shown).toMatchObject({ status: 'OK', after: { total_amount }, difference });
  });

  it('that leaves the children as they are leaves the one who did not come away', async () => {
    const { stay } = await paidStay({ children: 2 });
    const asked = stays.correctionOf(stay, {});
    const away = { came_flag: 0 as const, absent_cause: cancelCause.code.illness };
    const children = asked.children?.map((child, place) => (place === 1 ? { ...child, ...away } : child)) ?? [];
    expect(await stays.save({ ...asked, children }, { total: 2200, difference: -2200 })).toMatchObject({
      status: 'OK',
    });
    await app.runJobs();
    const { children: _as, ...discount } = stays.correctionOf(stay, { discount: 100 });
    expect(await app.call('staffPreviewCorrection', discount, await manager())).toMatchObject({
      before: { total_amount: 2200 },
      after: { total_amount: 2100 },
    });
  });

  it('is refused for what was changed meanwhile, and where no child came', async () => {
    const { member, stay } = await paidStay();
    const asked = stays.correctionOf(stay, { end: '13:00' });
    expect(await stays.save(asked, { total: 3300, difference: 1000 })).toMatchObject({ type: 'correction_changed' });
    const nobody = asked.children?.map((child) => ({ ...child, came_flag: 0 as const }));
    const { children, ...rest } = asked;
    const none = await app.call('staffPreviewCorrection', { ...rest, children: nobody }, await manager());
    expect(none).toMatchObject({ type: 'correction_nobody' });
    expect(await desk.booksOf(member)).toEqual([2200]);
  });

  it('ends no stay before it begins', async () => {
    const { stay } = await paidStay();
    const { children = [], ...rest } = stays.correctionOf(stay, {});
    const asked = { ...rest, children: children.map((child) => ({ ...child, start_time: '12:30' })) };
    expect(await app.call('staffPreviewCorrection', asked, await manager())).toMatchObject({
      status: 'NG',
      type: 'attendance_bad_time',
      fields: ['children'],
    });
  });

  it('is a manager’s of that branch', async () => {
    const { stay } = await paidStay();
    const asked = stays.correctionOf(stay, { end: '13:00' });
    for (const name of ['staffPreviewCorrection', 'staffCorrectChildcare'] as const) {
      const input = {
        ...asked,
        reason: '誤り',
        payment_method: 1,
        quoted_total: 3300,
        quoted_difference: 1100,
        idempotency_key: randomUUID(),
      };
      expect((await app.request(name, input, await staff())).statusCode).toBe(403);
      expect((await app.request(name, input, await app.tokenOf('demo-sato'))).statusCode).toBe(403);
      expect((await app.request(name, input)).statusCode).toBe(401);
      const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
      expect(await app.call(name, input, elsewhere)).toMatchObject({ type: 'not_found' });
    }
    expect(await stays.correct(stay, { end: '13:00' }, 'demo-honbu')).toMatchObject({ status: 'OK' });
  });

  it('leaves a failed difference to be paid: error3, a new card, cash, or let go', async () => {
    const { member, stay } = await paidStay();
    await rows("update customers set stripe_payment_method_id = 'pm_gone' where id = $1", member.id);
    expect(await stays.correct(stay, { end: '13:00' })).toMatchObject({ difference: 1100 });
    await app.runJobs();
    expect(await correctionsOf(stay.id)).toMatchObject([{ status: 3 }]);
    expect(await unpaid(member.id)).toBe(true);
    // A correction of a correction takes the open difference along.
    expect(await stays.correct(stay, { end: '14:00' })).toMatchObject({ difference: 2200 });
    await app.runJobs();
    const [first, second] = await correctionsOf(stay.id);
    expect([first?.status, second?.status]).toEqual([5, 3]);
    const claim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: Number(second?.id) };
    const wrong = await app.call('staffRecordCash', { ...claim, quoted_amount: 1100 }, await staff());
    expect(wrong).toMatchObject({ type: 'correction_changed' });
    const cash = { ...claim, quoted_amount: 2200 };
    const answers = await Promise.all([
      app.call('staffRecordCash', cash, await staff()),
      app.call('staffRecordCash', cash, await manager()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['NG', 'OK']);
    expect(await unpaid(member.id)).toBe(false);
    expect(await desk.booksOf(member)).toEqual([2200, 2200]);
    expect((await rows('select payment_method from payments where childcare_id = $1 order by id', stay.id))[1]).toEqual(
      {
        payment_method: 2,
      },
    );
  });
});

describe('a family that came and was taken for a no-show', () => {
  it.each([
    ['charged', '13:00', [2200, 1100], 1100],
    ['charged', '11:00', [2200], 0],
  ] as const)('with a fee that was %s pays the stay until %s and the fee counts', async (_, end, books, difference) => {
    const member = await desk.member();
    const stay = await stays.stay(member.id, { no_show: true });
    await chargeSettlement(app.services, { kind: 'cancellation', id: stay.feeId });
    expect(await stays.correct(stay, { end })).toMatchObject({ status: 'OK', difference });
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual(books);
    const [reserve] = await rows('select childcare_status from reserves where id = $1', stay.reserve_id);
    expect(reserve).toEqual({ childcare_status: 3 });
    const [made] = await rows('select status from childcares where reserve_id = $1', stay.reserve_id);
    expect(made).toEqual({ status: 2 });
    const [fee] = await rows('select cancel_amount from reserve_cancellations where id = $1', stay.feeId);
    expect(fee).toEqual({ cancel_amount: 0 });
  });

  it('whose fee was never charged pays the stay alone', async () => {
    const member = await desk.member();
    const stay = await stays.stay(member.id, { no_show: true });
    const { reserve_id, children } = stays.correctionOf(stay, {});
    const plain = await app.call('staffPreviewCorrection', { reserve_id, children }, await manager());
    expect(plain).toMatchObject({ after: { total_amount: 2200, others_discount_amount: 0 } });
    expect(await stays.correct(stay, { end: '13:00' })).toMatchObject({ status: 'OK', difference: 0 });
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual([3300]);
  });
});

describe('refunds given before', () => {
  it('must be explained: for the same thing they count, otherwise they stay', async () => {
    const { member, stay } = await paidStay();
    const { id: payment_id } = await desk.newestPayment(member);
    await desk.refund('demo-minato-manager', payment_id, 700);
    expect(await stays.correct(stay, { end: '13:00' })).toMatchObject({ type: 'refund_running' });
    await app.runJobs();
    expect(await stays.correct(stay, { end: '13:00' })).toMatchObject({ type: 'refund_choice_needed' });
    expect(await stays.correct(stay, { discount: 700, earlier_refunds: 'included' })).toMatchObject({ difference: 0 });
    expect(await stays.correct(stay, {})).toMatchObject({ difference: 700 });
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual([2200, -700, 700]);
    const [notified] = await rows(
      "select title from notifications where customer_id = $1 and kind = 'payment_refunded'",
      member.id,
    );
    expect(notified).toEqual({ title: '返金しました' });
    const [day] = await rows(
      'select refund_amount from view_branch_day_numbers where branch_id = 2 and date = $1',
      '2026-11-13',
    );
    expect(day).toEqual({ refund_amount: 0 });
  });
});

describe('a failed settlement', () => {
  it('is let go by a manager with a reason: no entry of money, no error for the family', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const stay = await stays.stay(member.id);
    await desk.charge(stay.id);
    expect(await unpaid(member.id)).toBe(true);
    const claim = { childcare_id: stay.id, reserve_cancellation_id: null, childcare_correction_id: null };
    const drop = { ...claim, quoted_amount: 2200, reason: '転居のため回収できない' };
    expect((await app.request('staffWriteOff', drop, await staff())).statusCode).toBe(403);
    const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
    expect(await app.call('staffWriteOff', drop, elsewhere)).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffWriteOff', drop, await manager())).toMatchObject({ status: 'OK', amount: 2200 });
    expect(await app.call('staffWriteOff', drop, await manager())).toMatchObject({ type: 'already_settled' });
    expect(await unpaid(member.id)).toBe(false);
    expect(await stayRow(stay.id)).toMatchObject({ status: 5 });
    expect(await desk.booksOf(member)).toEqual([]);
    // A later correction charges only what is above the sum that was let go.
    expect(await stays.correct(stay, { end: '13:00', cash: true })).toMatchObject({ difference: 1100 });
    expect(await desk.booksOf(member)).toEqual([1100]);
  });

  it('corrected before it is paid is charged once, with the new total', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const stay = await stays.stay(member.id);
    await desk.charge(stay.id);
    expect(await stays.correct(stay, { end: '13:00', cash: true })).toMatchObject({ status: 'OK', difference: 0 });
    expect(await desk.booksOf(member)).toEqual([3300]);
    expect(await stayRow(stay.id)).toMatchObject({ status: 2 });
    expect(await correctionsOf(stay.id)).toMatchObject([{ status: 8 }]);
  });
});

describe('a discount', () => {
  it('is limited by role, and listed with who gave it', async () => {
    const member = await desk.member();
    const stay = await stays.stay(member.id);
    const settle = { childcare_id: stay.id, others_discount_amount: 661, others_discount_reason: '空調の故障' };
    expect(await app.call('staffSettleChildcare', settle, await staff())).toMatchObject({
      type: 'discount_limit',
      msg: expect.stringContaining('660円'),
    });
    const within = { ...settle, others_discount_amount: 660 };
    expect(await app.call('staffSettleChildcare', within, await staff())).toMatchObject({ status: 'OK' });
    const period = { branch_id: 2, date_from: '2026-11-13', date_to: '2026-11-13' };
    expect((await app.request('staffListDiscounts', period, await staff())).statusCode).toBe(403);
    const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
    expect(await app.call('staffListDiscounts', period, elsewhere)).toMatchObject({ type: 'not_found' });
    const listed = await app.call('staffListDiscounts', period, await manager());
    if (listed.status !== 'OK') throw new Error(listed.type);
    expect(listed.discounts.find(({ childcare_id }) => childcare_id === stay.id)).toMatchObject({
      discount_amount: 660,
      price_amount: 2200,
      reason: '空調の故障',
      account_name: expect.any(String),
    });
  });
});

it('leaves books that add up', () => bookChecks(app));
