import { afterAll, beforeEach, expect, it } from 'vitest';
import { noticeGroup } from '../domain/messages/notice-codes.ts';
import { livingWorkers } from './monitoring/store/worker-presence.ts';
import { insertNotification } from './notifying/store/notifications.ts';
import { testApp } from './testing/app.ts';
import { freePort, type ServerProcess, startProcess, until } from './testing/process.ts';
import { withoutDatabase } from './testing/without-database.ts';

const app = await testApp({ emulators: true });
const line = app.emulators?.line ?? '';
const workers: ServerProcess[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.end('SIGKILL'))));

const startOne = () => {
  const worker = startProcess(app.config, { PROCESS: 'worker', WORKER_WATCH_SECONDS: '0.5', LOG_LEVEL: 'warn' });
  workers.push(worker);
  return worker;
};
const slow = (fault: object) =>
  fetch(`${line}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/v2/bot/message/push', ...fault }),
  });
const received = async () =>
  ((await (await fetch(`${line}/emulator/received`)).json()) as { requests: { path: string; status: number }[] })
    .requests;
const texts = async () => {
  const { messages } = (await (await fetch(`${line}/emulator/messages`)).json()) as {
    messages: { message: { altText: string } }[];
  };
  return messages.map(({ message }) => message.altText.split('\n')[0]).sort();
};
const locks = async () =>
  (await app.pool.query('select distinct locked_by from graphile_worker.jobs where locked_by is not null')).rows;
const waiting = async () => (await app.pool.query('select from graphile_worker.jobs')).rowCount;

/**
 * So many LINE messages, each with a different text, to a customer without a coming reserve. Nobody else has LINE: the workers run
 * by the machine's clock, and whatever their sweeps find due in the demo world goes by mail.
 */
async function tell(prefix: string, count: number): Promise<string[]> {
  const { rows } = await app.pool.query<{ id: number }>(
    `with alone as (
       select min(id) as id from customers c
       where not exists (select from reserves r where r.customer_id = c.id and r.reserve_date >= '2026-11-16')
     ), others as (update customers set line_user_id = null where id <> (select id from alone))
     update customers set line_user_id = 'U' || lpad('1', 32, '0'), line_notification_flag = true
     where id = (select id from alone) returning id`,
  );
  const titles = Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);
  for (const title of titles) {
    await app.services.database.transaction(app.clock.now(), async (tx) =>
      insertNotification(tx, {
        audience: 'payer',
        kind_group: noticeGroup.code.reserves,
        hidden: 'nothing',
        seat_offer_id: null,
        customer_id: rows[0]?.id ?? 0,
        reserve_id: null,
        kind: 'reserve_cancelled',
        deduplication_key: title,
        title,
        content: 'テスト',
        link: '/mypage',
        card: null,
      }),
    );
  }
  return titles;
}

beforeEach(async () => {
  await fetch(`${line}/emulator/reset`, { method: 'POST' });
});

it('takes over the jobs of a killed worker within seconds, tells everybody once, and leaves a living one its own', async () => {
  // Both are up before there is anything to do, as a busy machine starts a process slowly; the second sleeps at first.
  const killed = startOne();
  const living = startOne();
  await until('two workers are there', async () => (await livingWorkers(app.pool)) === 2);
  living.child.kill('SIGSTOP');
  // Every message arrives, but the answers come late: the worker dies in between, the queue still says "running".
  await slow({ kind: 'timeout', delay_ms: 60_000, times: 4, when: 'after' });
  const titles = await tell('a', 12);
  await until('four messages under way', async () => (await received()).length === 4);
  // The second worker's first message takes longer than an absent worker is waited for.
  await slow({ kind: 'slow', delay_ms: 2500, times: 1 });
  living.child.kill('SIGCONT');
  await until('two workers hold jobs', async () => (await locks()).length === 2);
  await killed.end('SIGKILL');
  const died = performance.now();
  await until('no job is left', async () => (await waiting()) === 0);
  expect(performance.now() - died).toBeLessThan(90_000);
  expect(await texts()).toEqual(titles);
  // Four attempts were cut, their repetitions were recognised (409); nothing else was tried twice.
  const statuses = (await received()).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
}, 240_000);

it('lives on without the database, and is at work again seconds after it is back', async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  const PORT = String(await freePort());
  const site = startProcess(app.config, { PROCESS: 'all', PORT, HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  workers.push(site);
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => null))?.status;
  await until('the site is ready', async () => (await status('/readyz')) === 200);
  // So slow that every worker has a job under way when the connections are cut.
  await slow({ kind: 'slow', delay_ms: 200, times: 100 });
  const titles = await tell('b', 16);
  await until('some are told', async () => (await received()).length >= 8);
  await withoutDatabase(app, async () => {
    await until('the site says that it is not ready', async () => (await status('/readyz')) === 503);
    // Longer than a job takes: each one ends without being able to say so.
    await new Promise((wake) => setTimeout(wake, 800));
    expect(await status('/healthz')).toBe(200);
  });
  const back = performance.now();
  await until('the site is ready again', async () => (await status('/readyz')) === 200);
  await until('no job is left', async () => (await waiting()) === 0);
  expect(performance.now() - back).toBeLessThan(90_000);
  expect(site.child.exitCode).toBeNull();
  expect(await texts()).toEqual(titles);
  expect(await site.end()).toBe(0);
}, 240_000);
