import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { memberDesk } from '../../testing/members.ts';
import { lockTickets } from '../store/ticket-bundles.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const honbu = await app.tokenOf('demo-honbu', 'staff');
beforeEach(() => desk.noFaults());

const row = async (id: number) => (await app.pool.query('select * from tickets where id = $1', [id])).rows[0];
const books = async (id: number) =>
  (await app.pool.query('select amount, payment_type from payments where customer_id = $1 order by id', [id])).rows;
const kinds = async (id: number) =>
  (
    await app.pool.query('select kind from notifications where customer_id = $1 and kind like $2 order by id', [
      id,
      'tickets_%',
    ])
  ).rows.map(({ kind }) => kind);
async function bought() {
  const member = await desk.member();
  const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
  const answer = await app.call('buyTickets', order, member.token);
  if (answer.status !== 'OK') throw new Error(answer.type);
  return { member, ticket_id: answer.ticket_id };
}

describe('headquartersGrantTickets', () => {
  it('gives free tickets once per click, visible as a grant, and they count at check-out', async () => {
    const member = await desk.member();
    const freeTickets = {
      customer_id: member.id,
      number: 3,
      expiry_date: '2027-03-31',
      reason: 'お待たせしたお詫び',
      idempotency_key: randomUUID(),
    };
    const [one, two] = [
      await app.call('headquartersGrantTickets', freeTickets, honbu),
      await app.call('headquartersGrantTickets', freeTickets, honbu),
    ];
    expect(one).toMatchObject({ status: 'OK' });
    expect(two).toEqual(one);
    expect(await app.call('headquartersGrantTickets', { ...freeTickets, number: 4 }, honbu)).toMatchObject({
      type: 'key_used_for_other_content',
    });
    const { tickets } = await app.query<{ tickets: Record<string, unknown>[] }>(
      'SelectMypageTicketsList',
      { today: '2026-11-16' },
      member.token,
    );
    expect(tickets).toHaveLength(1);
    expect(tickets[0]).toMatchObject({ number: 3, remaining: 3, granted_flag: true, ticket_price: null });
    const bundles = await app.services.database.transaction(app.services.clock.now(), (tx) =>
      lockTickets(tx, member.id),
    );
    expect(bundles).toMatchObject([{ remaining: 3, price: 0 }]);
    expect(await books(member.id)).toEqual([]);
    expect(await kinds(member.id)).toEqual(['tickets_granted']);
  });

  it.each(['2026-11-15', '2027-11-17'])('refuses the last day %s', async (expiry_date) => {
    const member = await desk.member();
    const freeTickets = {
      customer_id: member.id,
      number: 1,
      expiry_date,
      reason: '理由',
      idempotency_key: randomUUID(),
    };
    expect(await app.call('headquartersGrantTickets', freeTickets, honbu)).toMatchObject({ fields: ['expiry_date'] });
  });
});

describe('headquartersExtendTickets', () => {
  it('extends sold tickets to six months after the sale and no further', async () => {
    const { member, ticket_id } = await bought();
    await app.pool.query("update tickets set expiry_date = '2026-12-01' where id = $1", [ticket_id]);
    const { version } = await row(ticket_id);
    const payload = { ticket_id, version, reason: 'ご病気のため' };
    const extend = (expiry_date: string, more = {}) =>
      app.call('headquartersExtendTickets', { ...payload, expiry_date, ...more }, honbu);
    expect(await extend('2027-05-16')).toMatchObject({ type: 'ticket_extension_limit', fields: ['expiry_date'] });
    expect(await extend('2026-12-01')).toMatchObject({ type: 'input_error' });
    expect(await extend('2027-05-15')).toMatchObject({ status: 'OK' });
    expect(await extend('2027-05-15')).toMatchObject({ type: 'input_error' });
    expect(await row(ticket_id)).toMatchObject({ expiry_date: '2027-05-15', remaining: 10 });
    expect(await kinds(member.id)).toEqual(['tickets_bought', 'tickets_extended']);
    const { rows } = await app.pool.query(
      "select before->>'expiry_date' as b, after->>'expiry_date' as a, reason from audit_logs where action = 'headquartersExtendTickets'",
    );
    expect(rows).toEqual([{ b: '2026-12-01', a: '2027-05-15', reason: 'ご病気のため' }]);
  });

  it('tells the second of two who save', async () => {
    const { ticket_id } = await bought();
    await app.pool.query("update tickets set expiry_date = '2026-12-01' where id = $1", [ticket_id]);
    const old = { ticket_id, version: 1, reason: '理由', expiry_date: '2027-01-31' };
    expect(await app.call('headquartersExtendTickets', old, honbu)).toMatchObject({ type: 'changed_meanwhile' });
  });
});

describe('headquartersRefundTickets', () => {
  it('gives the unused share back through the books, and the tickets leave', async () => {
    const { member, ticket_id } = await bought();
    await app.pool.query('update tickets set remaining = 4 where id = $1', [ticket_id]);
    const payload = { ticket_id, reason: '転居のため', idempotency_key: randomUUID() };
    const refund = (quoted_amount: number, more = {}) =>
      app.call('headquartersRefundTickets', { ...payload, quoted_amount, ...more }, honbu);
    expect(await refund(4000)).toMatchObject({ type: 'quote_changed', details: { amount: 4200 } });
    expect(await refund(4200)).toMatchObject({ status: 'OK', amount: 4200 });
    expect(await refund(4200)).toMatchObject({ status: 'OK', amount: 4200 });
    expect(await refund(4200, { idempotency_key: randomUUID() })).toMatchObject({ type: 'ticket_not_refundable' });
    expect(await row(ticket_id)).toMatchObject({ remaining: 0, refunded_number: 4 });
    await app.runJobs();
    expect(await books(member.id)).toEqual([
      { amount: 10_500, payment_type: 4 },
      { amount: -4200, payment_type: 5 },
    ]);
    expect(await row(ticket_id)).toMatchObject({ remaining: 0, refunded_number: 4 });
    expect(await kinds(member.id)).toEqual(['tickets_bought', 'tickets_refunded']);
  });

  it('gives the tickets back when Stripe does not take the refund', async () => {
    const { member, ticket_id } = await bought();
    const payload = { ticket_id, reason: '転居のため', quoted_amount: 10_500, idempotency_key: randomUUID() };
    expect(await app.call('headquartersRefundTickets', payload, honbu)).toMatchObject({ status: 'OK' });
    await app.pool.query(`update refunds set amount = 20000 where idempotency_key = '${payload.idempotency_key}'`);
    await app.runJobs();
    expect(await row(ticket_id)).toMatchObject({ remaining: 10, refunded_number: 0, refund_id: null });
    expect(await books(member.id)).toHaveLength(1);
  });

  it('refuses what was not paid for', async () => {
    const member = await desk.member();
    const freeTickets = { customer_id: member.id, number: 1, expiry_date: '2027-01-01', reason: '理由' };
    const given = await app.call('headquartersGrantTickets', { ...freeTickets, idempotency_key: randomUUID() }, honbu);
    const ticket_id = (given as { ticket_id: number }).ticket_id;
    const payload = { ticket_id, reason: '返金', quoted_amount: 1, idempotency_key: randomUUID() };
    expect(await app.call('headquartersRefundTickets', payload, honbu)).toMatchObject({
      type: 'ticket_not_refundable',
    });
  });
});
