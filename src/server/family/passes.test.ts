import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { passDesk } from './testing/passes.ts';

const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const desk = await passDesk(app, branch_id, day);
const ng = (type: string) => ({ status: 'NG', type });

describe('a pass at the door', () => {
  it('hands the child over: who fetched, how it was proved, and that the identity card was seen', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    expect(pass.digits).toMatch(/^\d{6}$/);
    await desk.arrive(stay);
    desk.freeze('11:50');
    expect(await desk.read({ token: pass.token })).toMatchObject({
      status: 'OK',
      pass: {
        code_word: pass.code_word,
        identity_needed: true,
        person: { name: '試験 花子', relation: '祖母' },
        children: [{ child_id: stay.children[0], attendance_status: 2 }],
      },
    });
    const unseen = await desk.handOver(stay, { token: pass.token }, { document: null });
    expect(unseen).toMatchObject(ng('pass_identity_needed'));
    expect(await desk.handOver(stay, { token: pass.token })).toMatchObject({ status: 'OK', childcare_status: 3 });
    expect(await desk.linesOf(stay)).toEqual([
      {
        attendance_status: 3,
        fetched_by_name: '試験 花子',
        fetched_by_tel: '09012345678',
        fetched_by_kind: 5,
        fetched_proof: 1,
      },
    ]);
    const { rows } = await app.pool.query(
      `select table_name, action, after ->> 'identity_seen_at' is not null as seen, after #>> '{attendance,0,fetched_proof}' as proof
       from audit_logs where action in ('staffCheckOut', 'staffCheckOutByPass') order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { table_name: 'pickup_people', action: 'staffCheckOutByPass', seen: true, proof: null },
      { table_name: 'reserves', action: 'staffCheckOut', seen: false, proof: '1' },
    ]);
  });

  it('is used once: a second scan, two at the same moment, and the same press again', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    await desk.arrive(stay);
    const shown = { token: pass.token };
    const keys = [randomUUID(), randomUUID()] as const;
    const both = await Promise.all(keys.map((idempotency_key) => desk.handOver(stay, shown, { idempotency_key })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['NG', 'OK']);
    expect(both.find(({ status }) => status === 'NG')).toMatchObject(ng('pass_used'));
    const winner = keys[both.findIndex(({ status }) => status === 'OK')] ?? '';
    expect(await desk.handOver(stay, shown, { idempotency_key: winner })).toMatchObject({ status: 'OK' });
    expect(await desk.read(shown)).toMatchObject(ng('pass_used'));
    expect(await desk.read({ digits: pass.digits })).toMatchObject(ng('pass_used'));
    const page = await app.call('readPickupPass', shown);
    expect(page).toMatchObject({ status: 'OK', pass: { state: 'used', stay: null } });
  });

  it('comes back when the leaving is taken back', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    await desk.arrive(stay);
    await desk.handOver(stay, { token: pass.token });
    const undone = { reserve_id: stay.reserve_id, childcare_status: 3 };
    expect(await app.call('staffUndoCheck', undone, await desk.staffToken())).toMatchObject({ status: 'OK' });
    expect(await desk.linesOf(stay)).toMatchObject([{ fetched_by_name: null, fetched_proof: null }]);
    // The identity card was seen: not asked for again.
    const again = await desk.handOver(stay, { digits: pass.digits }, { document: null });
    expect(again).toMatchObject({ status: 'OK' });
    expect(await desk.linesOf(stay)).toMatchObject([{ fetched_by_kind: 5, fetched_proof: 2 }]);
  });

  it('is worth nothing once taken back, or its person was taken off the list', async () => {
    const stay = await desk.stay();
    const first = await desk.issue(stay);
    expect(await desk.issue(stay)).toEqual(first);
    const second = await desk.issue(stay, { renew_flag: 1 });
    expect(second.token).not.toBe(first.token);
    await desk.arrive(stay);
    expect(await desk.read({ token: first.token })).toMatchObject(ng('pass_revoked'));
    expect(await desk.read({ digits: first.digits })).toMatchObject(ng('pass_unknown'));
    const { pickup_pass_id } = second;
    const payer = await desk.tokenFor(stay.uids.payer);
    expect(await app.call('revokePickupPass', { pickup_pass_id }, payer)).toMatchObject({ status: 'OK' });
    expect(await desk.handOver(stay, { token: second.token })).toMatchObject(ng('pass_revoked'));
    expect(await app.call('showPickupPass', { pickup_pass_id }, payer)).toMatchObject(ng('pass_gone'));
    const third = await desk.issue(stay);
    await app.pool.query('update pickup_people set removed_at = now() where id = $1', [stay.pickup_person_id]);
    expect(await desk.read({ token: third.token })).toMatchObject(ng('pass_revoked'));
    expect(await desk.linesOf(stay)).toMatchObject([{ attendance_status: 2 }]);
    const about = { reserve_id: stay.reserve_id, pickup_person_id: stay.pickup_person_id };
    expect(await app.call('issuePickupPass', about, payer)).toMatchObject(ng('pass_person_unknown'));
  });

  it('is of one branch and one day', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    desk.freeze('18:00', '2026-11-18');
    expect(await desk.read({ token: pass.token })).toMatchObject(ng('pass_not_today'));
    expect(await desk.read({ digits: pass.digits })).toMatchObject(ng('pass_unknown'));
    const early = await app.call('readPickupPass', { token: pass.token });
    expect(early).toMatchObject({ pass: { state: 'not_yet', stay: { digits: null } } });
    await desk.arrive(stay);
    expect(await desk.read({ token: pass.token }, 'demo-musashino-staff', 3)).toMatchObject(ng('pass_elsewhere'));
    expect(await desk.read({ token: pass.token }, 'demo-musashino-staff', 2)).toMatchObject(ng('not_found'));
    expect(await desk.handOver(stay, { token: pass.token }, {}, 'demo-musashino-staff')).toMatchObject(ng('not_found'));
    expect(await desk.read({ digits: pass.digits }, 'demo-musashino-staff', 3)).toMatchObject(ng('pass_unknown'));
    // Three hours after the planned end, and the next day.
    desk.freeze('15:00');
    expect(await desk.read({ token: pass.token })).toMatchObject({ status: 'OK' });
    desk.freeze('15:01');
    expect(await desk.read({ token: pass.token })).toMatchObject(ng('pass_over'));
    desk.freeze('09:00', '2026-11-20');
    expect(await desk.read({ token: pass.token })).toMatchObject(ng('pass_not_today'));
  });

  it('follows its stay: cancelled, moved, or not confirmed there is none', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    await app.pool.query('update reserves set cancel_flag = true where id = $1', [stay.reserve_id]);
    desk.freeze('10:00');
    expect(await desk.read({ token: pass.token })).toMatchObject(ng('pass_void'));
    const payer = await desk.tokenFor(stay.uids.payer);
    const { reserve_id, pickup_person_id } = stay;
    const again = await app.call('issuePickupPass', { reserve_id, pickup_person_id }, payer);
    expect(again).toMatchObject(ng('pass_stay_not_open'));
  });

  it('names some of the children: the others stay, and a child it does not name is not handed over', async () => {
    const stay = await desk.stay(2);
    const [first = 0, second = 0] = stay.children;
    const pass = await desk.issue(stay, { child_ids: [first] });
    await desk.arrive(stay);
    const shown = { token: pass.token };
    expect(await desk.handOver(stay, shown, { children: [first, second] })).toMatchObject(ng('pass_children_unknown'));
    expect(await desk.handOver(stay, shown, { children: [first] })).toMatchObject({ status: 'OK' });
    expect((await desk.linesOf(stay)).map(({ attendance_status }) => attendance_status)).toEqual([3, 2]);
    // For both: the first has left, the pass is of who is still there.
    const rest = await desk.issue(stay);
    expect(await desk.read({ token: rest.token })).toMatchObject({ pass: { children: [{ child_id: second }] } });
  });

  it('takes no more digits after wrong guesses, but takes the code', async () => {
    const stay = await desk.stay();
    const pass = await desk.issue(stay);
    await desk.arrive(stay);
    const uid = 'demo-minato-manager';
    const wrong = pass.digits === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await desk.read({ digits: wrong }, uid)).toMatchObject(ng('pass_unknown'));
    }
    const token = await desk.staffToken(uid);
    const blocked = await app.request('staffReadPass', { branch_id, shown: { digits: pass.digits } }, token);
    expect(blocked.statusCode).toBe(429);
    expect(await desk.read({ token: pass.token }, uid)).toMatchObject({ status: 'OK' });
    expect(await desk.read({ digits: pass.digits })).toMatchObject({ status: 'OK' });
    desk.freeze('10:06');
    expect(await desk.read({ digits: pass.digits }, uid)).toMatchObject({ status: 'OK' });
  });
});
