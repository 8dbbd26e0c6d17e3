import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMinutes, tokyoDateOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { memberDesk } from '../../testing/members.ts';
import { endedStay } from '../../testing/usage.ts';
import { chargeInstalments } from '../jobs/chargeInstalments.ts';
import { followUnpaid } from '../jobs/followUnpaid.ts';
import { resumeAttempts } from '../jobs/resumeAttempts.ts';
import { recordIntent } from '../record-intent.ts';
import { chargeSettlement } from '../settle.ts';
import { chargeAllocations } from '../unpaid/charge-instalment.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const honbu = await app.tokenOf('demo-honbu', 'staff');
const begun = app.clock.now();
const today = tokyoDateOf(begun);
beforeEach(() => {
  app.clock.set(begun);
  return desk.noFaults();
});

const none = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };
type Member = Awaited<ReturnType<typeof desk.member>>;

/** A family with a card that is refused later, and stays that could not be charged. */
async function owing(...amounts: number[]) {
  const member = await desk.member({ card: 'charge_fails' });
  const stays: number[] = [];
  for (const amount of amounts) {
    const { id } = await endedStay(app, member.id, { amount });
    await chargeSettlement(app.services, { kind: 'childcare', id });
    stays.push(id);
  }
  return { member, stays: stays as [number, ...number[]] };
}
const goodCard = async (member: Member) => {
  const setup = await desk.setUpCard(member, 'pm_card_visa');
  return app.call('changePaymentMethod', { setup_intent_id: setup }, member.token);
};
const read = async (member: Member) => {
  // Sessions of the first day are asked on it.
  app.clock.set(begun);
  const answer = await app.call('readUnpaid', {}, member.token);
  if (answer.status !== 'OK') throw new Error(answer.msg);
  return answer;
};
const paidOf = async (childcare_id: number): Promise<number> =>
  (
    await app.pool.query<{ sum: number }>(
      'select coalesce(sum(amount), 0)::integer as sum from payments where childcare_id = $1',
      [childcare_id],
    )
  ).rows[0]?.sum ?? 0;
const statusOf = async (id: number): Promise<number> =>
  (await app.pool.query<{ status: number }>('select status from childcares where id = $1', [id])).rows[0]?.status ?? 0;
const voucherIntent = async (id: number): Promise<string> =>
  (
    await app.pool.query<{ pi: string }>(
      `select stripe_payment_intent_id as pi from payment_intents where childcare_id = $1 and method = 'konbini' order by id desc limit 1`,
      [id],
    )
  ).rows[0]?.pi ?? '';
const payAtStore = async (intent: string) => desk.control(`konbini/${intent}`, { store: 'lawson' });
const heard = async (intent: string) => recordIntent(app.services, await desk.stripe.paymentIntents.retrieve(intent));
const notices = async (member: Member): Promise<string[]> =>
  (
    await app.pool.query<{ kind: string }>('select kind from notifications where customer_id = $1 order by id', [
      member.id,
    ])
  ).rows.map(({ kind }) => kind);
const part = (childcare_id: number, quoted_amount: number, amount: number) =>
  app.call(
    'headquartersRecordPartPayment',
    { ...none, childcare_id, quoted_amount, amount, way: 'bank', reason: '振込の確認' },
    honbu,
  );
const runDay = async (days: number) => {
  app.clock.set(addMinutes(begun, days * 1440));
  await followUnpaid(app.services, {});
};

describe('the page of what is owed', () => {
  it('says what, why, how much and what comes when', async () => {
    const { member, stays } = await owing(3300);
    const answer = await read(member);
    expect(answer).toMatchObject({
      total: 3300,
      since: today,
      paused_flag: false,
      card_flag: true,
      claims: [{ kind: 'childcare', id: stays[0], amount: 3300, full_amount: 3300, failure_code: 'generic_decline' }],
    });
    expect(answer.ahead.map(({ step, date }) => [step, date])).toEqual([
      ['first_reminder', addDays(today, 3)],
      ['second_reminder', addDays(today, 7)],
      ['pause_warning', addDays(today, 11)],
      ['pause', addDays(today, 14)],
      ['headquarters', addDays(today, 21)],
    ]);
  });

  it('pays with the card on file: refused in words while it is the old one, paid with a new one', async () => {
    const { member, stays } = await owing(3300, 2200);
    const pay = (quoted_amount: number) => app.call('payUnpaid', { ...none, quoted_amount }, member.token);
    const card = (value: string | null) =>
      app.pool.query(
        'update customers c set stripe_payment_method_id = $2 from customers old where c.id = $1 and old.id = c.id returning old.stripe_payment_method_id as was',
        [member.id, value],
      );
    const { rows } = await card(null);
    expect(await pay(5500)).toMatchObject({ type: 'card_missing' });
    await card(rows[0].was);
    expect(await pay(5000)).toMatchObject({ type: 'quote_changed' });
    expect(await pay(5500)).toMatchObject({ type: 'card_still_declined' });
    await goodCard(member);
    expect(await pay(5500)).toMatchObject({ status: 'OK', paid: 2 });
    expect(await read(member)).toMatchObject({ total: 0, claims: [], since: null, ahead: [] });
    await app.runJobs();
    expect(await desk.charged(member)).toBe(5500);
    expect(await statusOf(stays[0])).toBe(2);
  });
});

describe('konbini', () => {
  const ask = (member: Member, childcare_id: number, quoted_amount: number) =>
    app.call('createKonbiniSlip', { ...none, childcare_id, quoted_amount }, member.token);

  it('a slip is given once, paid at a store and written down once', async () => {
    const { member, stays } = await owing(3300);
    expect(await ask(member, stays[0], 3300)).toMatchObject({ status: 'OK' });
    expect(await ask(member, stays[0], 3300)).toMatchObject({ status: 'OK' });
    const [claim] = (await read(member)).claims;
    expect(claim).toMatchObject({
      open_method: 'konbini',
      slip: { amount: 3300, url: expect.stringContaining('/konbini/') },
    });
    expect(claim?.slip?.stores.lawson?.payment_code).toMatch(/^\d{6}$/);
    expect(await notices(member)).toContain('konbini_slip');
    const intent = await voucherIntent(stays[0]);
    expect(await payAtStore(intent)).toEqual({ paid: true });
    await Promise.all([heard(intent), heard(intent)]);
    expect(await paidOf(stays[0])).toBe(3300);
    expect(await statusOf(stays[0])).toBe(2);
    const { rows } = await app.pool.query('select payment_method, remarks from payments where childcare_id = $1', [
      stays[0],
    ]);
    expect(rows).toEqual([{ payment_method: 2, remarks: 'コンビニでのお支払い' }]);
  });

  it('while a slip is out no card and no cash pays the same claim; cancelled, they may', async () => {
    const { member, stays } = await owing(3300);
    await ask(member, stays[0], 3300);
    await goodCard(member);
    await app.runJobs();
    expect(await paidOf(stays[0])).toBe(0);
    expect(await app.call('payUnpaid', { ...none, quoted_amount: 3300 }, member.token)).toMatchObject({
      type: 'konbini_open',
    });
    const cash = () => app.call('staffRecordCash', { ...none, childcare_id: stays[0], quoted_amount: 3300 }, honbu);
    expect(await cash()).toMatchObject({ type: 'konbini_open' });
    expect(await app.call('staffRetrySettlement', { ...none, childcare_id: stays[0] }, honbu)).toMatchObject({
      type: 'konbini_open',
    });
    expect(await app.call('staffCancelKonbiniSlip', { ...none, childcare_id: stays[0] }, honbu)).toMatchObject({
      status: 'OK',
    });
    expect(await payAtStore(await voucherIntent(stays[0]))).toEqual({ paid: false });
    expect(await cash()).toMatchObject({ status: 'OK' });
    expect(await paidOf(stays[0])).toBe(3300);
  });

  it('a slip paid a moment before it is cancelled has paid', async () => {
    const { member, stays } = await owing(3300);
    await ask(member, stays[0], 3300);
    await payAtStore(await voucherIntent(stays[0]));
    const cancel = app.call('cancelKonbiniSlip', { ...none, childcare_id: stays[0] }, member.token);
    expect(await cancel).toMatchObject({ type: 'already_settled' });
    expect(await paidOf(stays[0])).toBe(3300);
  });

  it('an expired slip is reported, and the claim can be paid again', async () => {
    const { member, stays } = await owing(3300);
    await ask(member, stays[0], 3300);
    app.clock.set(addMinutes(begun, 5 * 1440));
    await desk.control('clock', { now: app.clock.now().toISOString() });
    await resumeAttempts(app.services, {});
    await desk.control('clock', { now: begun.toISOString() });
    expect(await notices(member)).toContain('konbini_expired');
    expect((await read(member)).claims[0]).toMatchObject({ open_method: null, amount: 3300 });
  });

  it('a slip that Stripe will not make leaves the claim to be paid otherwise', async () => {
    const { member, stays } = await owing(3300);
    await desk.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'status', status: 400, times: 1 });
    expect(await ask(member, stays[0], 3300)).toMatchObject({ type: 'konbini_unavailable' });
    expect((await read(member)).claims[0]).toMatchObject({ open_method: null, amount: 3300 });
    await goodCard(member);
    await app.runJobs();
    expect(await paidOf(stays[0])).toBe(3300);
  });

  it('only within what stores take, only of one’s own', async () => {
    const { member, stays } = await owing(100);
    expect(await ask(member, stays[0], 100)).toMatchObject({ type: 'konbini_unavailable' });
    const other = await owing(3300);
    expect(await ask(member, other.stays[0], 3300)).toMatchObject({ type: 'not_found' });
    const cancel = { ...none, childcare_id: other.stays[0] };
    await ask(other.member, other.stays[0], 3300);
    await app.call('cancelKonbiniSlip', cancel, member.token);
    expect((await read(other.member)).claims[0]?.open_method).toBe('konbini');
  });
});

describe('the steps', () => {
  it('remind, warn, pause, tell headquarters, each once; paid, everything is open at once', async () => {
    const { member, stays } = await owing(3300);
    for (const day of [1, 3, 3, 7, 11, 13]) await runDay(day);
    const kinds = (await notices(member)).filter((kind) => kind.startsWith('unpaid') || kind.startsWith('reserves'));
    expect(kinds).toEqual(['unpaid_reminder', 'unpaid_reminder', 'reserves_pausing']);
    expect((await read(member)).paused_flag).toBe(false);
    for (const day of [14, 15, 21, 22]) await runDay(day);
    expect((await read(member)).paused_flag).toBe(true);
    expect((await notices(member)).filter((kind) => kind === 'reserves_paused')).toHaveLength(1);
    const { rows } = await app.pool.query(
      "select link from headquarters_messages where kind = 'unpaidFamily' and deduplication_key like $1",
      [`unpaidFamily ${member.id} %`],
    );
    expect(rows).toEqual([{ link: `/staff/headquarters/families/${member.id}` }]);
    const cash = { ...none, childcare_id: stays[0], quoted_amount: 3300 };
    app.clock.set(begun);
    expect(await app.call('staffRecordCash', cash, honbu)).toMatchObject({ status: 'OK' });
    expect(await read(member)).toMatchObject({ paused_flag: false, claims: [] });
  });

  it('never pauses without the warning that came so many days before', async () => {
    const { member } = await owing(3300);
    await runDay(20);
    expect((await read(member)).paused_flag).toBe(false);
    expect((await notices(member)).at(-1)).toBe('reserves_pausing');
    await runDay(22);
    expect((await read(member)).paused_flag).toBe(false);
    await runDay(23);
    expect((await read(member)).paused_flag).toBe(true);
  });

  it('waits while a slip can be paid', async () => {
    const { member, stays } = await owing(3300);
    await app.call('createKonbiniSlip', { ...none, childcare_id: stays[0], quoted_amount: 3300 }, member.token);
    await runDay(3);
    expect(await notices(member)).not.toContain('unpaid_reminder');
  });
});

describe('payment in part and by instalments', () => {
  const agree = (member: Member, total: number, amounts: number[]) =>
    app.call(
      'headquartersAgreeInstalments',
      {
        customer_id: member.id,
        quoted_amount: total,
        instalments: amounts.map((amount, index) => ({ due_date: addDays(today, (index + 1) * 10), amount })),
        reason: 'ご相談による',
        idempotency_key: randomUUID(),
      },
      honbu,
    );
  const chargeDue = async (days: number) => {
    app.clock.set(addMinutes(begun, days * 1440));
    await chargeInstalments(app.services, {});
    await app.runJobs();
  };

  it('a part leaves the rest open, and every later charge takes only the rest', async () => {
    const { member, stays } = await owing(3300);
    expect(await part(stays[0], 3300, 4000)).toMatchObject({ type: 'part_amount_over' });
    expect(await part(stays[0], 3300, 1000)).toMatchObject({ status: 'OK', rest: 2300 });
    expect(await part(stays[0], 3300, 1000)).toMatchObject({ type: 'correction_changed' });
    expect(await read(member)).toMatchObject({ total: 2300, claims: [{ full_amount: 3300, part_paid_amount: 1000 }] });
    await goodCard(member);
    await app.runJobs();
    expect(await desk.charged(member)).toBe(2300);
    expect(await paidOf(stays[0])).toBe(3300);
    expect(await statusOf(stays[0])).toBe(2);
  });

  it('instalments are charged on their days over the claims, the oldest first; kept, nobody is reminded or paused', async () => {
    const { member, stays } = await owing(3000, 3000);
    expect(await agree(member, 6000, [4000, 1000])).toMatchObject({ type: 'plan_refused' });
    expect(await agree(member, 6000, [4000, 2000])).toMatchObject({ status: 'OK' });
    expect(await agree(member, 6000, [4000, 2000])).toMatchObject({ type: 'plan_kept' });
    expect(await goodCard(member)).toMatchObject({ retried: 0 });
    await runDay(5);
    await chargeDue(10);
    await chargeDue(10);
    expect(await desk.charged(member)).toBe(4000);
    expect([await statusOf(stays[0]), await statusOf(stays[1] as number)]).toEqual([2, 3]);
    expect(await read(member)).toMatchObject({
      total: 2000,
      plan: { instalments: [{ status: 'paid' }, { status: 'open' }] },
    });
    await runDay(16);
    expect(await notices(member)).not.toContain('unpaid_reminder');
    await chargeDue(20);
    expect(await desk.charged(member)).toBe(6000);
    expect(await read(member)).toMatchObject({ total: 0, plan: null });
    expect((await notices(member)).filter((kind) => kind === 'instalment_paid')).toHaveLength(2);
  });

  it('an instalment the card refuses breaks the plan: the family is notified and the steps go on', async () => {
    const { member } = await owing(3000);
    await agree(member, 3000, [1500, 1500]);
    await chargeDue(10);
    expect(await notices(member)).toContain('instalment_failed');
    expect(await read(member)).toMatchObject({ total: 3000, plan: null });
    await runDay(10);
    expect(await notices(member)).toContain('unpaid_reminder');
  });

  it('an instalment whose answer was lost is paid when Stripe tells of it', async () => {
    const { member } = await owing(3000);
    await agree(member, 3000, [1500, 1500]);
    await goodCard(member);
    app.clock.set(addMinutes(begun, 10 * 1440));
    await desk.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'drop', when: 'after', times: 20 });
    const { rows } = await app.pool.query<{ id: number }>(
      `select i.id from instalments i join instalment_plans p on p.id = i.instalment_plan_id
       where p.customer_id = $1 order by i.due_date limit 1`,
      [member.id],
    );
    await expect(chargeAllocations(app.services, rows[0]?.id ?? 0)).rejects.toThrow();
    await desk.noFaults();
    const { data } = await desk.stripe.paymentIntents.list({ customer: member.stripe_customer_id, limit: 100 });
    for (const { id } of data.filter(({ status }) => status === 'succeeded')) await heard(id);
    expect(await read(member)).toMatchObject({
      total: 1500,
      plan: { instalments: [{ status: 'paid' }, { status: 'open' }] },
    });
    expect(await notices(member)).toContain('instalment_paid');
  });

  it('an instalment for which there is no card breaks the plan too', async () => {
    const { member } = await owing(3000);
    await agree(member, 3000, [1500, 1500]);
    await app.pool.query('update customers set stripe_payment_method_id = null where id = $1', [member.id]);
    await chargeDue(10);
    expect(await notices(member)).toContain('instalment_failed');
    expect(await read(member)).toMatchObject({ total: 3000, plan: null });
  });

  it('a plan ends by headquarters, and what is open is owed as before', async () => {
    const { member } = await owing(3000);
    const { plan } = await agree(member, 3000, [1500, 1500]).then(() => read(member));
    const end = { instalment_plan_id: plan?.id ?? 0, reason: 'ご希望' };
    expect(await app.call('headquartersEndInstalments', end, honbu)).toMatchObject({ status: 'OK' });
    expect(await read(member)).toMatchObject({ plan: null, total: 3000 });
    expect((await read(member)).ahead).not.toEqual([]);
  });
});

it('whatever happens at the same time, never more than the claim is paid', { timeout: 240_000 }, async () => {
  type Way = 'card' | 'cash' | 'konbini' | 'part' | 'instalment';
  const ways: Way[] = ['card', 'cash', 'konbini', 'part', 'instalment'];
  const chosen = fc.shuffledSubarray([...ways, ...ways], { minLength: 3, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(chosen, async (acts) => {
      const { member, stays } = await owing(3000);
      const [childcare_id] = stays;
      await app.pool.query('update customers set stripe_payment_method_id = $2 where id = $1', [
        member.id,
        (await desk.stripe.paymentMethods.attach('pm_card_visa', { customer: member.stripe_customer_id })).id,
      ]);
      const { rows } = await app.pool.query<{ id: number }>(
        `with p as (insert into instalment_plans (customer_id, account_id, total_amount, reason, idempotency_key)
             values ($1, 1, 3000, 'x', gen_random_uuid()) returning id),
           i as (insert into instalments (instalment_plan_id, number, due_date, amount) select id, 1, '2026-12-01', 1500 from p returning id)
         insert into instalment_parts (instalment_id, childcare_id, amount) select id, $2, 1500 from i returning id`,
        [member.id, childcare_id],
      );
      const does: Record<Way, () => Promise<unknown>> = {
        card: () => chargeSettlement(app.services, { kind: 'childcare', id: childcare_id }),
        cash: () => app.call('staffRecordCash', { ...none, childcare_id, quoted_amount: 3000 }, honbu),
        konbini: async () => {
          await app.call('createKonbiniSlip', { ...none, childcare_id, quoted_amount: 3000 }, member.token);
          const intent = await voucherIntent(childcare_id);
          if (intent === '') return;
          await payAtStore(intent);
          await heard(intent);
        },
        part: () => part(childcare_id, 3000, 1000),
        instalment: () =>
          chargeSettlement(
            app.services,
            { kind: 'childcare', id: childcare_id },
            { instalment_part_id: rows[0]?.id ?? 0, amount: 1500 },
          ),
      };
      await Promise.all(acts.map((act) => does[act]()));
      const paid = await paidOf(childcare_id);
      expect(paid).toBeLessThanOrEqual(3000);
      expect(paid === 3000).toBe((await statusOf(childcare_id)) === 2);
    }),
    { numRuns: 12 },
  );
});

it('leaves books that add up', () => bookChecks(app));

it('says of a family whose monthly fee failed what is owed, and nothing of it once it is paid', async () => {
  const token = await app.tokenOf('demo-tanaka');
  const asked = async () => app.call('readUnpaid', {}, token);
  expect(await asked()).toMatchObject({
    status: 'OK',
    plan_fee: { plan_name: expect.any(String), amount: expect.any(Number) },
  });
  await app.pool.query("update customers set status = 1 where uid = 'demo-tanaka'");
  expect(await asked()).toMatchObject({ status: 'OK', plan_fee: null });
});
