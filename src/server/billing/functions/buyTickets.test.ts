import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type MemberOptions, memberDesk } from '../../testing/members.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
beforeEach(() => desk.noFaults());

const order = (changes: object = {}) => ({
  ticket_price_id: 1,
  quoted_amount: 10_500,
  idempotency_key: randomUUID(),
  ...changes,
});
const buy = (token: string, data = order()) => app.call('buyTickets', data, token);
const ticketsOf = async (id: number) => {
  const { rows } = await app.pool.query(
    'select number, remaining, purchase_date, expiry_date from tickets where customer_id = $1 and paid_datetime is not null',
    [id],
  );
  return rows;
};
const paymentsOf = async (id: number) => {
  const { rows } = await app.pool.query('select amount, payment_type, remarks from payments where customer_id = $1', [
    id,
  ]);
  return rows;
};

describe('buyTickets', () => {
  it('charges the card on file and gives the tickets from today, for their time', async () => {
    const member = await desk.member();
    expect(await buy(member.token)).toMatchObject({ status: 'OK', number: 10, expiry_date: '2027-05-15' });
    expect(await ticketsOf(member.id)).toEqual([
      { number: 10, remaining: 10, purchase_date: '2026-11-16', expiry_date: '2027-05-15' },
    ]);
    expect(await paymentsOf(member.id)).toEqual([{ amount: 10_500, payment_type: 4, remarks: '10回券' }]);
    expect(await desk.charged(member)).toBe(10_500);
  });

  it('the same key is one purchase, clicked at once or later; another key is another', async () => {
    const member = await desk.member();
    const data = order();
    const answers = await Promise.all([1, 2, 3].map(() => buy(member.token, data)));
    answers.push(await buy(member.token, data));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await desk.charged(member)).toBe(10_500);
    await buy(member.token);
    expect(await ticketsOf(member.id)).toHaveLength(2);
  });

  it.each([
    { state: { card: null }, type: 'card_missing' },
    { state: { card: 'charge_fails' }, type: 'card_declined' },
    { state: { card: 'authenticate_always' }, type: 'card_action_required' },
    { state: { plan_type_id: 2, status: 2, subscription: 'past_due' }, type: 'customer_disabled' },
    { state: { plan_type_id: 1, status: 3 }, type: 'stale_status' },
    { state: { plan_type_id: 2, status: 3, subscription: 'ending' }, type: 'stale_status' },
  ] as const satisfies { state: MemberOptions; type: string }[])('refuses $state: $type', async ({ state, type }) => {
    const member = await desk.member(state);
    const charged = await desk.charged(member);
    expect(await buy(member.token)).toMatchObject({ status: 'NG', type });
    expect(await ticketsOf(member.id)).toEqual([]);
    expect(await paymentsOf(member.id)).toEqual([]);
    expect(await desk.charged(member)).toBe(charged);
  });

  it('refuses another price than the one shown, and tickets that are not sold', async () => {
    const member = await desk.member();
    expect(await buy(member.token, order({ quoted_amount: 9000 }))).toMatchObject({
      type: 'quote_changed',
      details: { amount: 10_500 },
    });
    expect(await buy(member.token, order({ ticket_price_id: 99 }))).toMatchObject({ type: 'ticket_unavailable' });
    await app.pool.query(
      "insert into ticket_prices (name, number, price, valid_days, adaptation_date) values ('10回券', 10, 11000, 180, '2026-11-01')",
    );
    expect(await buy(member.token)).toMatchObject({ type: 'ticket_unavailable' });
    await app.pool.query('delete from ticket_prices where price = 11000');
    expect(await desk.charged(member)).toBe(0);
  });

  it('the same key works with another card after a refused one', async () => {
    const member = await desk.member({ card: 'charge_fails' });
    const data = order();
    expect(await buy(member.token, data)).toMatchObject({ type: 'card_declined' });
    await app.call(
      'changePaymentMethod',
      { setup_intent_id: await desk.setUpCard(member, 'pm_card_visa') },
      member.token,
    );
    expect(await buy(member.token, data)).toMatchObject({ status: 'OK' });
    expect(await desk.charged(member)).toBe(10_500);
  });

  it("another customer's key is not found and not shared", async () => {
    const [one, two] = [await desk.member(), await desk.member()];
    const data = order();
    const [first, second] = [await buy(one.token, data), await buy(two.token, data)];
    expect(first).not.toEqual(second);
    expect([await desk.charged(one), await desk.charged(two)]).toEqual([10_500, 10_500]);
  });

  it('Stripe down: no tickets and no charge, and the same click works later', async () => {
    const member = await desk.member();
    const data = order();
    await desk.fault({ path: '/v1/payment_intents', kind: 'status', status: 503, times: 3 });
    expect(await buy(member.token, data)).toMatchObject({ type: 'payment_unavailable' });
    expect(await ticketsOf(member.id)).toEqual([]);
    app.clock.advance(180);
    await desk.noFaults();
    await desk.runJob('resumeAttempts');
    expect(await ticketsOf(member.id)).toEqual([]);
    expect(await buy(member.token, data)).toMatchObject({ status: 'OK' });
    expect(await desk.charged(member)).toBe(10_500);
  });

  it('a lost answer: charged at Stripe, then the sweep gives the tickets', async () => {
    const member = await desk.member();
    await desk.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'drop', when: 'after', times: 3 });
    expect(await buy(member.token)).toMatchObject({ type: 'payment_unavailable' });
    await desk.noFaults();
    app.clock.advance(180);
    await desk.runJob('resumeAttempts');
    await desk.runJob('resumeAttempts');
    expect(await ticketsOf(member.id)).toMatchObject([{ remaining: 10 }]);
    expect(await paymentsOf(member.id)).toHaveLength(1);
    expect(await desk.charged(member)).toBe(10_500);
  });
});
