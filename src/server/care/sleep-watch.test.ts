import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../contract/functions/functions.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { openSession } from '../auth/store/sessions.ts';
import { testApp } from '../testing/app.ts';
import { watchSleep } from './jobs/watchSleep.ts';
import { dayDesk } from './testing/day-desk.ts';

const app = await testApp();
const desk = await dayDesk(app);
const branch_id = 2;
await app.pool.query('delete from branch_rooms');
const OK = { status: 'OK' };
const refused = (type: string) => ({ status: 'NG', type });
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-staff', 'staff');
const call = async <Name extends FunctionName>(name: Name, input: FunctionPayload<Name>, token?: string) =>
  app.call(name, input, token ?? (await staff()));

const { rows: children } = await app.pool.query<{ id: number; customer_id: number }>(
  "select id, customer_id from children where customer_id = (select id from customers where uid = 'demo-sato') order by id limit 1",
);
const child = children[0] as { id: number; customer_id: number };

/** A child that came at 10:00 and fell asleep at 12:00, put to bed at this screen. */
async function sleeper(device_key: string = randomUUID()) {
  await app.pool.query(
    'update naps set woke_at = fell_asleep_at, woke_written_at = fell_asleep_at, end_cause = 1 where woke_at is null',
  );
  await app.pool.query('delete from sleep_rounds; delete from watch_screens; delete from sleep_calls');
  desk.newDay('10:00');
  const reserve_id = await desk.stayOf(child.customer_id, [child.id]);
  await desk.tap('staffCheckIn', { reserve_id });
  desk.freeze('12:00');
  const nap_key = randomUUID();
  const about = { reserve_id, child_id: child.id, idempotency_key: nap_key, device_key };
  expect(await call('staffBeginNap', about)).toMatchObject(OK);
  const { rows } = await app.pool.query<{ check_minutes: number }>(
    'select check_minutes from naps where idempotency_key = $1',
    [nap_key],
  );
  return { reserve_id, nap_key, device_key, check_minutes: rows[0]?.check_minutes ?? 0 };
}
const look = (nap_key: string, more: object = {}) =>
  call('staffCheckSleep', {
    ...{ nap_key, position: 1 as const, breathing_flag: true, turned_flag: false },
    ...{ idempotency_key: randomUUID(), ...more },
  });
const beat = (device_key: string, token?: string) =>
  call('staffWatchSleep', { branch_id, device_key, sound_flag: true }, token);
const rounds = async () =>
  (
    await app.pool.query(
      `select r.device_key::text as device, r.silent_at is not null as silent, a.uid from sleep_rounds r
       join accounts a on a.id = r.account_id where r.ended_at is null`,
    )
  ).rows;
const calls = async () =>
  (await app.pool.query<{ step: number }>('select step from sleep_calls order by id')).rows.map(({ step }) => step);
const gaps = async (nap_key: string) =>
  (
    await app.pool.query(
      `select g.from_at, g.until_at, g.cause from nap_gaps g join naps n on n.id = g.nap_id where n.idempotency_key = $1`,
      [nap_key],
    )
  ).rows;
const minuteJob = () => watchSleep(app.services, {});

it('who puts a child to bed has the round; it is taken over by name, at another branch not at all', async () => {
  const { device_key } = await sleeper();
  expect(await rounds()).toEqual([{ device: device_key, silent: false, uid: 'demo-minato-staff' }]);
  const other = randomUUID();
  const take = { branch_id, branch_room_id: null, device_key: other };
  expect(await call('staffTakeSleepRound', take, await elsewhere())).toMatchObject(refused('not_found'));
  expect(await call('staffTakeSleepRound', take, await manager())).toMatchObject(OK);
  expect(await rounds()).toEqual([{ device: other, silent: false, uid: 'demo-minato-manager' }]);
  expect(await call('staffTakeSleepRound', { ...take, branch_room_id: 999_999 })).toMatchObject(refused('not_found'));
});

it('a screen silent for a minute loses its round to everybody, also if it comes back, until somebody takes it', async () => {
  const { device_key } = await sleeper();
  await beat(device_key);
  app.clock.advance(50);
  expect(await beat(randomUUID())).toMatchObject({ ...OK, again_seconds: 11 });
  expect(await rounds()).toMatchObject([{ silent: false }]);
  app.clock.advance(11);
  // Its own late beat does not save it.
  await beat(device_key);
  expect(await rounds()).toMatchObject([{ device: device_key, silent: true }]);
  // The manager is told in the same moment.
  expect(await calls()).toEqual([1]);
  await beat(device_key);
  expect(await rounds()).toMatchObject([{ silent: true }]);
  expect(await call('staffTakeSleepRound', { branch_id, branch_room_id: null, device_key })).toMatchObject(OK);
  expect(await rounds()).toMatchObject([{ device: device_key, silent: false }]);
});

it('overdue: the manager after two minutes, headquarters after five, each once; branch and room are named, no child', async () => {
  const { nap_key, device_key, check_minutes } = await sleeper();
  const beating = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 30) {
      app.clock.advance(30);
      await beat(device_key);
    }
    await minuteJob();
  };
  await beating(check_minutes * 60 + 90);
  expect(await calls()).toEqual([]);
  await beating(30);
  expect(await calls()).toEqual([1]);
  await beating(60);
  expect(await calls()).toEqual([1]);
  await beating(120);
  expect(await calls()).toEqual([1, 2]);
  await app.runJobs();
  const { rows } = await app.pool.query<{ body: string }>(
    "select body from app.branch_messages where deduplication_key like 'sleep %'",
  );
  const said = rows.map(({ body }) => body).join();
  expect(said).toContain('午睡の確認が必要です');
  const { rows: named } = await app.pool.query<{ name: string }>('select name from children where id = $1', [child.id]);
  for (const part of (named[0]?.name ?? '').split(' ')) expect(said).not.toContain(part);
  expect(await look(nap_key)).toMatchObject(OK);
  await beating(30);
  expect(await calls()).toEqual([1, 2]);
});

it('an unusual look tells the manager in the same transaction', async () => {
  const { nap_key } = await sleeper();
  app.clock.advance(60);
  expect(await look(nap_key, { position: 4 })).toMatchObject(OK);
  expect(await calls()).toEqual([1]);
  app.clock.advance(30);
  expect(await look(nap_key, { position: 4 })).toMatchObject(OK);
  expect(await calls()).toEqual([1]);
});

it('a wrong 起きた is taken back for ten minutes: the last look stays, the minutes between are a gap', async () => {
  const { nap_key } = await sleeper();
  expect(await look(nap_key)).toMatchObject(OK);
  desk.freeze('12:01');
  expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
  desk.freeze('12:11');
  expect(await call('staffUndoWake', { nap_key }, await elsewhere())).toMatchObject(refused('not_found'));
  expect(await call('staffUndoWake', { nap_key })).toMatchObject(OK);
  expect(await gaps(nap_key)).toEqual([{ from_at: desk.atTime('12:01'), until_at: desk.atTime('12:11'), cause: 1 }]);
  expect(await call('staffUndoWake', { nap_key })).toMatchObject(OK);
  expect(await gaps(nap_key)).toHaveLength(1);
  expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
  desk.freeze('12:22');
  expect(await call('staffUndoWake', { nap_key })).toMatchObject(refused('nap_awake_too_long'));
});

it('an undone check-out leaves a gap of the minutes away', async () => {
  const { nap_key, reserve_id } = await sleeper();
  desk.freeze('12:02');
  await desk.tap('staffCheckOut', { reserve_id, pick_up_name: null, pick_up_tel: null, accepted: ['unlisted'] });
  desk.freeze('12:04');
  await desk.tap('staffUndoCheck', { reserve_id, childcare_status: 3 });
  expect(await gaps(nap_key)).toEqual([{ from_at: desk.atTime('12:02'), until_at: desk.atTime('12:04'), cause: 2 }]);
  expect(await call('staffUndoWake', { nap_key })).toMatchObject(OK);
});

it('a manager adds a nap afterwards with a reason, nobody a look: not to it, not to any nap after half an hour', async () => {
  const { nap_key, reserve_id } = await sleeper();
  desk.freeze('13:00');
  expect(await look(nap_key, { at: desk.atTime('12:05').toISOString(), reason: '忘れた' })).toMatchObject({
    status: 'NG',
  });
  const late = { nap_key, position: 1 as const, breathing_flag: true, turned_flag: false };
  const asked = { ...late, at: desk.atTime('12:05').toISOString(), reason: '忘れた', idempotency_key: randomUUID() };
  expect(await call('staffCheckSleep', asked, await manager())).toMatchObject(refused('sleep_check_too_late'));
  expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
  const [from, until] = ['11:00', '11:30'].map((time) => desk.atTime(time).toISOString()) as [string, string];
  const told = { reserve_id, child_id: child.id, fell_asleep_at: from, woke_at: until, reason: '記録もれ' };
  const nap = { ...told, idempotency_key: randomUUID() };
  await expect(call('staffAddNap', nap)).rejects.toThrow('PERMISSION_DENIED');
  expect(await call('staffAddNap', { ...nap, reason: '' }, await manager())).toMatchObject(refused('input_error'));
  expect(await call('staffAddNap', nap, await manager())).toMatchObject(OK);
  expect(await call('staffAddNap', nap, await manager())).toMatchObject(OK);
  const own = { ...asked, nap_key: nap.idempotency_key, at: desk.atTime('11:10').toISOString() };
  expect(await call('staffCheckSleep', own, await manager())).toMatchObject(refused('nap_told_afterwards'));
  const again = { ...told, fell_asleep_at: desk.atTime('11:20').toISOString(), idempotency_key: randomUUID() };
  expect(await call('staffAddNap', again, await manager())).toMatchObject(refused('nap_open_already'));
});

it('a month for the inspector as PDF and CSV, what nobody looked at first, for the manager who asked alone', async () => {
  const { nap_key, check_minutes } = await sleeper();
  app.clock.advance((check_minutes + 7) * 60);
  expect(await call('staffEndNap', { nap_key })).toMatchObject(OK);
  const month = { branch_id, month: tokyoDateOf(app.clock.now()).slice(0, 7) };
  await expect(call('staffIssueSleepMonth', month)).rejects.toThrow('PERMISSION_DENIED');
  const made = await call('staffIssueSleepMonth', month, await manager());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  const cookieOf = async (uid: string) => {
    const { cookie } = await app.services.database.transaction(app.clock.now(), (tx) =>
      openSession(tx, { uid, role: 'staff' }, app.config),
    );
    return `session_${new URL(app.config.PUBLIC_URL).port || '80'}=${cookie}`;
  };
  const open = async (url: string, uid: string) => app.server.inject({ url, headers: { cookie: await cookieOf(uid) } });
  const csv = await open(made.csv_url, 'demo-minato-manager');
  const lines = csv.body.split('\r\n').map((line) => line.split('","'));
  const kinds = lines.slice(1, -1).map(([, , kind]) => kind);
  expect(kinds).toContain('記録なし');
  expect(kinds.lastIndexOf('記録なし')).toBeLessThan(kinds.indexOf('睡眠'));
  expect(csv.body).toContain('"7","確認の記録なし"');
  const pdf = await open(made.pdf_url, 'demo-minato-manager');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await open(made.pdf_url, 'demo-honbu')).statusCode).toBe(404);
});

it('a locked tablet watches on by its cookie: how many, not who; any other device learns nothing', async () => {
  const { nap_key, check_minutes } = await sleeper();
  const registered = await app.post(
    '/auth/tablet/register',
    { branch_id, name: 'おひるね' },
    { authorization: `Bearer ${await manager()}` },
  );
  expect(registered.statusCode).toBe(200);
  const [cookie] = registered.cookies;
  const device_key = randomUUID();
  const watch = async (sent: string) =>
    (await app.post('/auth/tablet/watch', { device_key, sound_flag: true }, { cookie: sent })).json().sleep;
  const own = `${cookie?.name}=${cookie?.value}`;
  expect(await watch(own)).toMatchObject({ asleep: 1, red: 0, calling: false });
  app.clock.advance(check_minutes * 60);
  expect(await watch(own)).toMatchObject({ asleep: 1, red: 1 });
  app.clock.advance(15);
  expect(await watch(own)).toEqual({ asleep: 1, red: 1, calling: true, again_seconds: expect.any(Number) });
  expect(await watch('')).toBeNull();
  expect(await look(nap_key)).toMatchObject(OK);
  // Its round's screen is silent by now: red until somebody takes it.
  expect(await watch(own)).toMatchObject({ red: 1 });
});
