import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../auth/store/sessions.ts';
import { testApp } from '../../testing/app.ts';
import { passDesk } from '../testing/passes.ts';

/** Who may make, send, take back, read and use a pass; each function both ways. */
const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const desk = await passDesk(app, branch_id, day);
const ng = (type: string) => ({ status: 'NG', type });

describe('a family’s pass', () => {
  it('is made by either guardian, not by a relative, a stranger, a visitor or staff; the family is notified', async () => {
    const stay = await desk.stay();
    const { reserve_id, pickup_person_id } = stay;
    const payload = { reserve_id, pickup_person_id };
    const as = async (uid: string) => app.call('issuePickupPass', payload, await desk.tokenFor(uid));
    expect(await as(stay.uids.relative)).toMatchObject(ng('guardians_only'));
    expect(await as('demo-sato')).toMatchObject(ng('not_found'));
    expect((await app.request('issuePickupPass', payload)).statusCode).toBe(401);
    expect((await app.request('issuePickupPass', payload, await desk.staffToken())).statusCode).toBe(403);
    const made = await as(stay.uids.guardian);
    expect(made).toMatchObject({ status: 'OK' });
    expect(await as(stay.uids.payer)).toEqual(made);
    // Without a person given: the one the reserve names from the list.
    await app.pool.query('update reserves set pickup_person_id = $2 where id = $1', [reserve_id, pickup_person_id]);
    const payer = await desk.tokenFor(stay.uids.payer);
    expect(await app.call('issuePickupPass', { reserve_id }, payer)).toEqual(made);
    const { rows } = await app.pool.query('select title from notifications where kind = $1 and reserve_id = $2', [
      'pickup_pass_issued',
      reserve_id,
    ]);
    expect(rows[0]).toEqual({ title: '祖母の試験 花子さんのお迎えパスを作りました' });
    // A person on another family's list cannot have one.
    const other = await desk.stay();
    const foreign = { reserve_id, pickup_person_id: other.pickup_person_id };
    expect(await app.call('issuePickupPass', foreign, payer)).toMatchObject(ng('pass_person_unknown'));
    const child = { ...payload, child_ids: other.children };
    expect(await app.call('issuePickupPass', child, payer)).toMatchObject({ status: 'NG' });
  });

  it('is made for the person typed into the reserve, who is saved with it; not while the list is frozen', async () => {
    const stay = await desk.stay();
    const { reserve_id, customer_id } = stay;
    const named = "update reserves set pick_up_name = '高橋 直人', pick_up_tel = '09011112222' where id = $1";
    await app.pool.query(named, [reserve_id]);
    const make = async () => app.call('issuePickupPass', { reserve_id }, await desk.tokenFor(stay.uids.payer));
    await app.pool.query('insert into pickup_freezes (customer_id) values ($1)', [customer_id]);
    expect(await make()).toMatchObject(ng('pickup_list_frozen'));
    await app.pool.query('delete from pickup_freezes where customer_id = $1', [customer_id]);
    const made = await make();
    expect(made).toMatchObject({ status: 'OK' });
    expect(await make()).toEqual(made);
    const { rows } = await app.pool.query('select tel from pickup_people where customer_id = $1 and name = $2', [
      ...[customer_id, '高橋 直人'],
    ]);
    expect(rows).toEqual([{ tel: '09011112222' }]);
    await desk.arrive(stay);
    const shown = { token: made.status === 'OK' ? made.token : '' };
    // The first pick-up shows a document.
    expect(await desk.handOver(stay, shown, { document: null })).toMatchObject(ng('pass_identity_needed'));
    expect(await desk.handOver(stay, shown)).toMatchObject({ status: 'OK' });
  });

  it('is sent again and taken back by the guardians alone; a hidden person has nothing of it', async () => {
    const stay = await desk.stay();
    const made = await desk.issue(stay);
    const { pickup_pass_id } = made;
    for (const name of ['showPickupPass', 'revokePickupPass'] as const) {
      const as = async (uid: string) => app.call(name, { pickup_pass_id }, await desk.tokenFor(uid));
      expect(await as(stay.uids.relative)).toMatchObject(ng('guardians_only'));
      expect(await as('demo-sato')).toMatchObject(ng('not_found'));
      expect((await app.request(name, { pickup_pass_id })).statusCode).toBe(401);
      expect((await app.request(name, { pickup_pass_id }, await desk.staffToken())).statusCode).toBe(403);
      expect(await as(stay.uids.guardian)).toMatchObject({ status: 'OK' });
    }
    await app.pool.query('update family_members set hidden_flag = true where uid = $1', [stay.uids.guardian]);
    const hidden = await desk.tokenFor(stay.uids.guardian);
    expect(await app.call('showPickupPass', { pickup_pass_id }, hidden)).toMatchObject(ng('ask_headquarters'));
  });

  it('is read by anyone with the link, with first names only; a forged one is nothing', async () => {
    const stay = await desk.stay();
    const { token, digits, pickup_pass_id } = await desk.issue(stay);
    // Drawn, it could be しま, which the answer's own words contain.
    const code_word = 'しゃぼんだま';
    await app.pool.query('update pickup_passes set code_word = $2 where id = $1', [pickup_pass_id, code_word]);
    desk.freeze('11:00');
    const read = await app.request('readPickupPass', { token });
    expect(read.json().result).toMatchObject({
      status: 'OK',
      pass: {
        state: 'valid',
        stay: { called_children: ['こども1さん'], called_person: '花子さん', digits, identity_needed: true },
      },
    });
    // The word is passed on orally: the link does not contain it.
    expect(read.body).not.toContain(code_word);
    expect(read.body).not.toContain('試験');
    expect(read.body).not.toContain('09012345678');
    const id = token.split('-')[0];
    for (const forged of [`${id}-${'0'.repeat(32)}`, `999-${token.split('-')[1]}`, 'x', '']) {
      expect(await app.call('readPickupPass', { token: forged })).toMatchObject(ng('not_found'));
    }
  });

  it('counts who reads by the network', async () => {
    const limited = await testApp({ environment: { RATE_LIMIT_NEARBY: '3/300' } });
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push(await limited.request('readPickupPass', { token: 'x' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  it('is used by staff of the branch and headquarters, not by the family or elsewhere', async () => {
    const stay = await desk.stay();
    const { token } = await desk.issue(stay);
    await desk.arrive(stay);
    const press = {
      branch_id,
      shown: { token },
      children: stay.children,
      document: 1 as const,
      idempotency_key: randomUUID(),
    };
    for (const uid of [stay.uids.payer, stay.uids.guardian, stay.uids.relative]) {
      const own = await desk.tokenFor(uid);
      expect((await app.request('staffReadPass', { branch_id, shown: { token } }, own)).statusCode).toBe(403);
      expect((await app.request('staffCheckOutByPass', press, own)).statusCode).toBe(403);
    }
    expect((await app.request('staffCheckOutByPass', press)).statusCode).toBe(401);
    const elsewhere = await desk.staffToken('demo-musashino-staff');
    expect(await app.call('staffCheckOutByPass', press, elsewhere)).toMatchObject(ng('not_found'));
    expect(await app.call('staffCheckOutByPass', { ...press, branch_id: 3 }, elsewhere)).toMatchObject(
      ng('pass_elsewhere'),
    );
    expect(await desk.read({ token }, 'demo-honbu')).toMatchObject({ status: 'OK' });
    expect(await desk.read({ token }, 'demo-minato-manager')).toMatchObject({ status: 'OK' });
    expect(await app.call('staffCheckOutByPass', press, await desk.staffToken())).toMatchObject({ status: 'OK' });
  });
});

it('works with a PIN at the branch’s own tablet, signed as such', async () => {
  const stay = await desk.stay();
  const { token } = await desk.issue(stay);
  await desk.arrive(stay);
  const { rows } = await app.pool.query<{ id: number }>(
    "insert into tablets (branch_id, name, registered_by) values ($1, '玄関', 2) returning id",
    [branch_id],
  );
  const tablet = { id: rows[0]?.id as number, branch_id };
  const uid = 'demo-minato-staff';
  const { id: session_id } = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  const pin = await app.services.bearer.issue({ uid, role: 'staff', session_id, tablet: { ...tablet, limited: true } });
  const shown = { token };
  expect(await app.call('staffReadPass', { branch_id, shown }, pin)).toMatchObject({ status: 'OK' });
  const press = { branch_id, shown, children: stay.children, document: 1 as const };
  const done = await app.call('staffCheckOutByPass', { ...press, idempotency_key: randomUUID() }, pin);
  expect(done).toMatchObject({ status: 'OK', childcare_status: 3 });
  const { rows: signed } = await app.pool.query(
    'select distinct tablet_id, proof from audit_logs where tablet_id = $1',
    [tablet.id],
  );
  expect(signed).toEqual([{ tablet_id: tablet.id, proof: 2 }]);
});

describe('「着きました」', () => {
  it('is a mark of the guardians on today’s stay, once', async () => {
    const stay = await desk.stay();
    const { reserve_id } = stay;
    const notify = async (uid: string) => app.call('tellArrival', { reserve_id }, await desk.tokenFor(uid));
    expect(await notify(stay.uids.payer)).toMatchObject(ng('arrival_not_now'));
    desk.freeze('09:55');
    expect(await notify(stay.uids.relative)).toMatchObject(ng('guardians_only'));
    expect(await notify('demo-sato')).toMatchObject(ng('not_found'));
    expect((await app.request('tellArrival', { reserve_id })).statusCode).toBe(401);
    expect((await app.request('tellArrival', { reserve_id }, await desk.staffToken())).statusCode).toBe(403);
    const notices = await notify(stay.uids.guardian);
    expect(notices).toMatchObject({ status: 'OK', told_at: desk.at('09:55').toISOString() });
    desk.freeze('09:58');
    expect(await notify(stay.uids.payer)).toEqual(notices);
    const { rows } = await app.pool.query('select branch_id from arrival_notices where reserve_id = $1', [reserve_id]);
    expect(rows).toEqual([{ branch_id }]);
  });
});
