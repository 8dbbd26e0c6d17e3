import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';

const app = await testApp({ emulators: true, environment: { LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent' } });
const desk = await memberDesk(app);
const path = (name: string) => `/imahoiku/asia-northeast1/${name}`;
const json = { 'content-type': 'application/json' };

describe('a function', () => {
  it.each([
    ['as long as the field allows', 'x'.repeat(255)],
    ['of another form', '..'],
    ['with a path in it', 'seti_1/../../customers'],
    ['with a query in it', 'seti_1?expand[]=customer'],
    ['with a lone surrogate', 'seti_\ud800'],
    ['with NUL', 'seti_\u0000'],
    ['with letters beyond ASCII', 'セットアップ'],
  ])('takes a SetupIntent id %s for one that does not exist', async (_, setup_intent_id) => {
    const member = await desk.member();
    for (const name of ['changePaymentMethod', 'mypageCustomer'] as const) {
      const answer = await app.request(name, { setup_intent_id }, member.token);
      expect(answer.json(), name).toMatchObject({ result: { status: 'NG', type: 'card_missing' } });
    }
  });

  it.each([
    ['deep arrays', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['deep objects', `{"data":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`],
    ['deep wrapped numbers', `{"data":${'{"@type":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['a prototype', '{"data":{"__proto__":{"role":1}}}'],
    ['a constructor', '{"data":{"constructor":{"prototype":{"role":1}}}}'],
    ['no JSON', '{"data":'],
    ['nothing', ''],
    ['a byte order mark', '\ufeff{"data":{}}'],
    ['bytes that are no text', Buffer.from([0x22, 0xff, 0x00, 0x22])],
  ])('refuses %s as a wrong call', async (_, payload) => {
    const answer = await app.server.inject({ method: 'POST', url: path('createReserve'), payload, headers: json });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toHaveProperty('error.status');
  });

  it('refuses a value that cannot be read as text', async () => {
    const member = await desk.member();
    const odd = { toString: 1, valueOf: 2 };
    const answer = await app.request('createReserve', { pickup_tel: odd, reserve_date: odd }, member.token);
    expect(answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    expect((await app.post('/auth/password_reset', { email: odd })).statusCode).toBe(400);
  });

  it('refuses an id that no row has by a word, not by a fault', async () => {
    const { rows } = await app.pool.query<{ uid: string }>('select uid from accounts where role = 1 limit 1');
    const headquarters = await app.tokenOf(rows[0]?.uid ?? '', 'staff');
    const day = { date_from: '2026-12-14', date_to: '2026-12-14', confirmed_flag: 1 };
    const input = { branch_id: 2_147_483_647, ...day, status: '×', remarks: '' };
    const answer = await app.request('staffSetReservable', input, headquarters);
    expect(answer.json()).toMatchObject({ result: { status: 'NG', type: 'not_found' } });
  });

  it('keeps a text with the replacement character where it could not be read', async () => {
    const member = await desk.member();
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into children (customer_id, name, gender, date_of_birth) values ($1, '子', 1, '2023-05-05') returning id`,
      [member.id],
    );
    const staff = await app.pool.query<{ uid: string }>('select uid from accounts where role = 1 limit 1');
    const token = await app.tokenOf(staff.rows[0]?.uid ?? '', 'staff');
    const staff_remarks = '卵\u0000アレルギー\ud83d';
    await app.call('staffUpdateChildRemarks', { child_id: rows[0]?.id ?? 0, staff_remarks, version: 0 }, token);
    const stored = await app.pool.query('select staff_remarks from children where id = $1', [rows[0]?.id]);
    expect(stored.rows[0]).toEqual({ staff_remarks: '卵\ufffdアレルギー\ufffd' });
  });
});
