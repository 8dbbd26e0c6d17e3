import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { billedStays } from '../../testing/billed-stays.ts';
import { moneyDesk } from '../../testing/money.ts';
import { balanceBooks } from '../jobs/balanceBooks.ts';
import { refundPayment } from '../jobs/refundPayment.ts';
import { chargeSettlement } from '../settle.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const stays = billedStays(app);
const { rows } = desk;
const sum = (amounts: unknown[]) => amounts.reduce<number>((total, amount) => total + Number(amount), 0);

async function paidStay(card = 'visa') {
  const member = await desk.member({ card });
  const stay = await stays.stay(member.id);
  await desk.charge(stay.id);
  return { member, stay };
}
/** Only what moves money, without the messages. */
async function settleAll(): Promise<void> {
  for (const { id } of await rows('select id from childcare_corrections where status = 1'))
    await chargeSettlement(app.services, { kind: 'correction', id: Number(id) });
  for (const { id } of await rows("select id from refunds where status = 'created'"))
    await refundPayment(app.services, { refund_id: Number(id) });
}
const totalOf = async (id: number) =>
  Number((await rows('select total_amount from childcares where id = $1', id))[0]?.total_amount);
/** What Stripe holds of a customer: charged less given back. */
async function atStripe(customer: string): Promise<number> {
  const { data: intents } = await desk.stripe.paymentIntents.list({ customer, limit: 100 });
  const paid = intents.filter(({ status }) => status === 'succeeded');
  let held = sum(paid.map(({ amount_received }) => amount_received));
  for (const { id } of paid) {
    const { data } = await desk.stripe.refunds.list({ payment_intent: id, limit: 100 });
    held -= sum(data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
  }
  return held;
}
async function differencesSent(): Promise<number> {
  await balanceBooks(app.services, {});
  return (await desk.matters('stripeBooksDiffer')).length;
}

describe('at the same moment', () => {
  it('two managers correct: one is saved, the other is refused, nothing moves twice', async () => {
    const { member, stay } = await paidStay();
    const quoted = { total: 3300, difference: 1100 };
    const asked = stays.correctionOf(stay, { end: '13:00' });
    const answers = await Promise.all([
      stays.save(asked, quoted),
      stays.save(asked, quoted, {}, 'demo-honbu'),
      stays.save(asked, quoted),
    ]);
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
    await app.runJobs();
    expect(await desk.booksOf(member)).toEqual([2200, 1100]);
    expect(await atStripe(member.stripe_customer_id)).toBe(3300);
  });

  it('a correction and a refund of the whole never give back more than was paid', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { member, stay } = await paidStay();
      const { id: payment_id } = await desk.newestPayment(member);
      await Promise.all([
        stays.save(stays.correctionOf(stay, { discount: 700 }), { total: 1500, difference: -700 }),
        desk.refund('demo-minato-manager', payment_id, 2200),
      ]);
      await app.runJobs();
      await app.runJobs();
      const books = await desk.booksOf(member);
      expect(sum(books)).toBeGreaterThanOrEqual(0);
      expect(await atStripe(member.stripe_customer_id)).toBe(sum(books));
    }
  });

  it('a correction and a lost dispute: what the bank took is not given back again, whichever is first', async () => {
    const { member, stay } = await paidStay('disputed');
    const { intent } = await desk.newestPayment(member);
    await desk.deliver();
    const [dispute] = (await desk.stripe.disputes.list({ payment_intent: intent })).data;
    await desk.stripe.disputes.close(dispute?.id ?? '');
    const asked = stays.correctionOf(stay, { discount: 700 });
    await Promise.all([
      desk.deliver((events) => [...events].reverse()),
      stays.save(asked, { total: 1500, difference: -700 }),
    ]);
    await settleAll();
    await desk.deliverAgain();
    // Either the correction was first and its refund is refused by Stripe, or it found nothing left to give back.
    const books = await desk.booksOf(member);
    expect(books.filter((amount) => amount === -2200)).toHaveLength(1);
    expect(
      await rows(
        "select from refunds f join payments p on p.id = f.payment_id where p.customer_id = $1 and f.status = 'created'",
        member.id,
      ),
    ).toEqual([]);
  });
});

describe('whatever is corrected, refunded, repeated and paid in cash', () => {
  it('the family has paid what the bill says, and the books are Stripe’s', async () => {
    const before = await differencesSent();
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('correct' as const),
        end: fc.constantFrom('12:00', '12:30', '13:15', '15:00'),
        lunch: fc.constantFrom(0 as const, 1 as const),
        discount: fc.constantFrom(0, 100, 700, 1500),
        cash: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 900 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
        const { member, stay } = await paidStay();
        for (const each of steps) {
          if (each.kind === 'refund') {
            const { id } = await desk.newestPayment(member);
            await desk.refund('demo-minato-manager', id, each.amount);
          } else {
            const { kind, ...payload } = each;
            await stays.correct(stay, { ...payload, earlier_refunds: 'included' });
          }
          await settleAll();
        }
        // One last look: every refund counts against the bill, and nothing is open.
        await stays.correct(stay, { end: '14:00', earlier_refunds: 'included' });
        await settleAll();
        expect(sum(await desk.booksOf(member))).toBe(await totalOf(stay.id));
        const cash = await rows('select amount from payments where customer_id = $1 and payment_method = 2', member.id);
        expect(await atStripe(member.stripe_customer_id)).toBe(
          sum(await desk.booksOf(member)) - sum(cash.map(({ amount }) => amount)),
        );
      }),
      { numRuns: 5, seed: 18 },
    );
    expect(await differencesSent()).toBe(before);
  }, 240_000);

  it('corrections are only added to', async () => {
    const { stay } = await paidStay();
    await stays.correct(stay, { end: '13:00' });
    const [row] = await rows('select id from childcare_corrections where childcare_id = $1', stay.id);
    await expect(rows('update childcare_corrections set difference = 1 where id = $1', row?.id)).rejects.toThrow();
    await expect(rows('delete from childcare_corrections where id = $1', row?.id)).rejects.toThrow();
  });
});
