import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';
import { createPayload, formTimes } from '../waitlist/testing/create-payload.ts';

/** The same idempotency key with other content is never answered with the first one's OK. */
const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const refused = { status: 'NG', type: 'key_used_for_other_content' };
const branch_id = 2;

describe('the same key with other content is refused', () => {
  it('createReserve: another time, also when both are sent at once', async () => {
    const token = await app.tokenOf('demo-sato');
    const times = { date: '2026-12-01', from: '10:00', to: '12:00' };
    const amount = async (wanted: typeof times) => {
      const quoted = await app.call('quoteReserve', { ...formTimes(wanted), branch_id, child_ids: [1] }, token);
      return quoted.status === 'OK' ? quoted.quote.reserve_amount : 0;
    };
    const payload = createPayload(times, { branch_id, child_ids: [1], quoted_amount: await amount(times) });
    const first = await app.call('createReserve', payload, token);
    expect(first).toMatchObject({ status: 'OK' });
    expect(await app.call('createReserve', payload, token)).toEqual(first);
    // The amount shown is no part of what is asked for: a second look at the price repeats the same wish.
    expect(await app.call('createReserve', { ...payload, quoted_amount: 1 }, token)).toEqual(first);
    const later = { ...payload, ...formTimes({ ...times, from: '14:00', to: '16:00' }) };
    expect(await app.call('createReserve', later, token)).toMatchObject(refused);
    expect(await app.call('createReserve', { ...payload, lunch_support_flag: 1 }, token)).toMatchObject(refused);

    const both = createPayload(
      { ...times, date: '2026-12-02' },
      { branch_id, child_ids: [1], quoted_amount: await amount(times) },
    );
    const other = { ...both, ...formTimes({ ...times, date: '2026-12-03' }) };
    const answers = await Promise.all([both, other].map((input) => app.call('createReserve', input, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['NG', 'OK']);
    expect(answers.find(({ status }) => status === 'NG')).toMatchObject(refused);
  });

  it('staffCreateReserve: another time', async () => {
    const token = await app.tokenOf('demo-minato-staff', 'staff');
    const times = { date: '2026-12-08', from: '09:00', to: '11:00' };
    const stayPayload = {
      ...formTimes(times),
      branch_id,
      customer_id: 2,
      child_ids: [3],
      idempotency_key: randomUUID(),
    };
    const first = await app.call('staffCreateReserve', stayPayload, token);
    expect(first).toMatchObject({ status: 'OK' });
    expect(await app.call('staffCreateReserve', stayPayload, token)).toEqual(first);
    expect(await app.call('staffCreateReserve', { ...stayPayload, start_hour: 10 }, token)).toMatchObject(refused);
  });

  it('buyTickets: another bundle', async () => {
    const member = await desk.member();
    const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: randomUUID() };
    expect(await app.call('buyTickets', order, member.token)).toMatchObject({ status: 'OK' });
    const other = { ...order, ticket_price_id: 2, quoted_amount: 20_000 };
    expect(await app.call('buyTickets', other, member.token)).toMatchObject(refused);
  });

  it('staffRefundPayment: another amount', async () => {
    const token = await app.tokenOf('demo-honbu', 'staff');
    const { rows } = await app.pool.query(
      'select id from payments where payment_type = 1 and amount > 500 and not exists (select from refunds r where r.payment_id = payments.id) limit 1',
    );
    const refund = { payment_id: rows[0].id, amount: 100, reason: '空調の故障', idempotency_key: randomUUID() };
    expect(await app.call('staffRefundPayment', refund, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('staffRefundPayment', refund, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('staffRefundPayment', { ...refund, amount: 200 }, token)).toMatchObject(refused);
  });

  const person = { name: '三浦 智子', email: 'miura@example.jp', tel: '09055519001', website: '' };
  it.each([
    ['userInquiries', 'user_inquiries', { inquiry_category_id: 1, branch_id, inquiry_text: 'はじめ' }, 'inquiry_text'],
    [
      'partnerInquiries',
      'partner_inquiries',
      { inquiry_category_id: 8, corporate_name: '会社', department_name: '総務', inquiry_text: 'はじめ' },
      'inquiry_text',
    ],
    [
      'staffRecruitments',
      'staff_recruitments',
      { branch_id, staff_recruitment_id: null, name_kana: 'ミウラ トモコ', application_text: 'はじめ' },
      'application_text',
    ],
  ] as const)('%s: another text', async (name, form, fields, changed) => {
    const send = async (more: object) => {
      const token = await app.call('issueFormToken', { form });
      app.clock.advance(5);
      const form_token = 'form_token' in token ? token.form_token : '';
      const data = { ...person, ...fields, form_token, idempotency_key, ...more };
      return app.call(name, data as never);
    };
    const idempotency_key = randomUUID();
    expect(await send({})).toMatchObject({ status: 'OK' });
    expect(await send({})).toMatchObject({ status: 'OK' });
    expect(await send({ [changed]: 'つぎ' })).toMatchObject(refused);
  });
});
