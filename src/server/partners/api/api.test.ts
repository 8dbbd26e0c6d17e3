import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exampleCall } from '../../../contract/api/example.ts';
import { apiOperations } from '../../../contract/api/operations.ts';
import { testApp } from '../../testing/app.ts';

/** The demo world at Mon 2026-11-16 10:00 in Tokyo. */
const app = await testApp({ environment: { RATE_LIMIT_API: '60/60' } });
const sato = await app.tokenOf('demo-sato');
const suzuki = await app.tokenOf('demo-suzuki');
const day = '2026-11-26';
const stay = { branch_id: 2, child_ids: [1], date: day, start_time: '10:00', end_time: '12:00' };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function ask(method: Method, path: string, body?: object, token = sato, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
}
const reserve = (body: object, key: string = randomUUID(), token = sato) =>
  ask('POST', '/reserves', body, token, { 'idempotency-key': key });

describe('every example on /developers', () => {
  /** Of ids that are not in the demo world. */
  const unknown = new Set(['releaseSeat', 'changeReserve', 'previewCancellation', 'cancelReserve']);

  it.each(Object.entries(apiOperations))('%s', async (name, operation) => {
    const { method, url, headers, body } = exampleCall(operation, '2026-11-17');
    const answer = await app.server.inject({
      method: operation.method,
      url,
      headers: { ...headers, authorization: `Bearer ${sato}` },
      ...(body ? { payload: body } : {}),
    });
    const said = answer.json<Record<string, unknown>>();
    if (unknown.has(name) && answer.statusCode !== 200)
      expect(said).toMatchObject({ error: { type: expect.any(String) } });
    else if (name === 'reserve') expect([200, 409]).toContain(answer.statusCode);
    else expect({ method, status: answer.statusCode, said }).toMatchObject({ status: 200 });
    if (answer.statusCode === 200) expect(operation.answer.safeParse({ status: 'OK', ...said }).error).toBeUndefined();
    expect(said).not.toHaveProperty('msg');
  });
});

describe('a seat, from looking to cancelling', () => {
  it('quotes, holds, reserves once, changes what is not the pick-up, shows the fee and cancels', async () => {
    const { child_ids, ...when } = stay;
    const quoted = await ask('POST', '/quotes', { ...when, child_ids });
    expect(quoted.body).toMatchObject({ quote: { reserve_amount: 2000 } });
    expect((await ask('POST', '/holds', stay)).body).toMatchObject({ seat_hold_id: expect.any(Number), reason: null });
    const key = randomUUID();
    const first = await reserve({ ...stay, quoted_amount: 2000, meals: ['lunch'] }, key);
    expect(first).toMatchObject({ status: 409, body: { error: { type: expect.any(String) } } });
    const made = await reserve({ ...stay, quoted_amount: 2000 }, key);
    expect(made).toMatchObject({ status: 200, body: { reserve_amount: 2000, approval_status: 1 } });
    expect((await reserve({ ...stay, quoted_amount: 2000 }, key)).body).toEqual(made.body);
    const id = made.body.reserve_id;
    await app.pool.query(
      "update reserves set pick_up_name = '祖母', pick_up_tel = '0311112222', remarks = '静かに' where id = $1",
      [id],
    );

    const own = (await ask('GET', '/reserves')).body.reserves as object[];
    expect(own).toContainEqual(expect.objectContaining({ reserve_id: id, child_ids: [1], pending_flag: false }));
    expect(JSON.stringify(own)).not.toMatch(/祖母|静かに|0311112222|remarks|pick_up|allerg/);

    const later = { date: day, start_time: '13:00', end_time: '15:00' };
    const changed = await ask('PATCH', `/reserves/${id}`, { ...later, quoted_amount: 2000, quoted_fee: 0 });
    expect(changed).toMatchObject({ status: 200, body: { reserve_id: id, reserve_amount: 2000 } });
    const { rows } = await app.pool.query('select pick_up_name, remarks, start_datetime from reserves where id = $1', [
      id,
    ]);
    expect(rows).toEqual([
      { pick_up_name: '祖母', remarks: '静かに', start_datetime: new Date('2026-11-26T04:00:00Z') },
    ]);

    const fee = await ask('GET', `/reserves/${id}/cancellation`);
    expect(fee.body).toEqual({ reserve_id: id, cancel_amount: 0, percent: 0, free_until: expect.any(String) });
    expect(await ask('POST', `/reserves/${id}/cancellation`, { quoted_fee: 500 })).toMatchObject({
      status: 409,
      body: { error: { type: 'fee_changed', message: expect.stringMatching(/。/), details: expect.anything() } },
    });
    expect((await ask('POST', `/reserves/${id}/cancellation`, { quoted_fee: 0 })).body).toEqual({ cancel_amount: 0 });
  });

  it("knows nothing of another family's reserve", async () => {
    const made = await reserve({ ...stay, date: '2026-11-27', branch_id: 3, quoted_amount: 2000 });
    const id = made.body.reserve_id;
    expect(made.status).toBe(200);
    const change = { date: day, start_time: '13:00', end_time: '15:00', quoted_amount: 2000, quoted_fee: 0 };
    for (const [method, path, body] of [
      ['GET', `/reserves/${id}/cancellation`],
      ['POST', `/reserves/${id}/cancellation`, { quoted_fee: 0 }],
      ['PATCH', `/reserves/${id}`, change],
    ] as const) {
      expect(await ask(method, path, body, suzuki)).toMatchObject({
        status: 404,
        body: { error: { type: 'not_found' } },
      });
    }
  });
});

describe('what is refused', () => {
  it.each<[string, Method, string, object | undefined, string | undefined, number, string]>([
    ['nobody', 'GET', '/branches', undefined, '', 401, 'unauthenticated'],
    ['a path that is not there', 'GET', '/nothing', undefined, undefined, 404, 'not_found'],
    ['a day that is none', 'GET', '/branches/2/availability?date=yesterday', undefined, undefined, 422, 'input_error'],
    ['a body that is a list', 'POST', '/quotes', [], undefined, 400, 'invalid_argument'],
    ['a stay without an end', 'POST', '/holds', { ...stay, end_time: '' }, undefined, 422, 'input_error'],
    ['a reserve without a key', 'POST', '/reserves', { ...stay, quoted_amount: 2000 }, undefined, 422, 'input_error'],
  ])('%s', async (_case, method, path, body, token, status, type) => {
    const answer =
      token === ''
        ? await app.server.inject({ method, url: `/api/v1${path}` })
        : await app.server.inject({
            method,
            url: `/api/v1${path}`,
            headers: { authorization: `Bearer ${sato}` },
            ...(body ? { payload: body } : {}),
          });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { type, message: expect.stringMatching(/。$/) } });
  });

  it('says in the catalogue’s words when the price has changed, with the new quote', async () => {
    expect(await reserve({ ...stay, date: '2026-11-30', branch_id: 3, quoted_amount: 1 })).toMatchObject({
      status: 409,
      body: { error: { type: 'quote_changed', details: { quote: { reserve_amount: expect.any(Number) } } } },
    });
  });

  it('keeps staff out', async () => {
    const staff = await app.tokenOf('demo-honbu', 'staff');
    expect((await ask('GET', '/branches', undefined, staff)).status).toBe(403);
  });
});

describe('so many calls a minute', () => {
  it('holds over two processes, and says what is left', async () => {
    const other = await testApp({
      environment: { RATE_LIMIT_API: '4/60' },
      database: { url: app.config.DATABASE_URL, pool: app.pool },
    });
    const one = await testApp({
      environment: { RATE_LIMIT_API: '4/60' },
      database: { url: app.config.DATABASE_URL, pool: app.pool },
    });
    const asked = async ({ server, tokenOf }: typeof app) => {
      const answer = await server.inject({
        url: '/api/v1/branches',
        headers: { authorization: `Bearer ${await tokenOf('demo-takahashi')}` },
      });
      return [answer.statusCode, answer.headers.ratelimit, answer.headers['ratelimit-policy']];
    };
    const policy = '"default";q=4;w=60';
    expect(await asked(one)).toEqual([200, '"default";r=3;t=60', policy]);
    expect(await asked(other)).toEqual([200, '"default";r=2;t=60', policy]);
    expect(await asked(one)).toEqual([200, '"default";r=1;t=60', policy]);
    expect(await asked(other)).toEqual([200, '"default";r=0;t=60', policy]);
    for (const each of [one, other]) expect(await asked(each)).toEqual([429, '"default";r=0;t=60', policy]);
  });
});
