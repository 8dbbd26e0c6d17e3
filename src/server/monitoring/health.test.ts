import fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { testApp } from '../testing/app.ts';
import { until } from '../testing/process.ts';
import { withoutDatabase } from '../testing/without-database.ts';
import { type Health, healthChecks, type Part } from './check-health.ts';
import { health } from './health.ts';
import { jobFigures } from './store/health-figures.ts';
import { openWorkerPresence, type WorkerPresence } from './store/worker-presence.ts';
import { troubleWatch } from './trouble-watch.ts';

const app = await testApp({ emulators: true, environment: { TROUBLE_DISK_FREE_MB: '0' } });
const { mail = '', line = '', chatwork = '' } = app.emulators ?? {};
const post = (url: string, body: unknown = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const subjects = async () => {
  const { messages } = (await (await fetch(`${mail}/emulator/messages`)).json()) as {
    messages: { subject: string; to: unknown }[];
  };
  return messages.map(({ subject }) => subject.replace('【いまほいく】', '')).reverse();
};

/** A process that tells, as it is after a start: it knows nothing but what the database says. */
const watcher = (isOurs = true) => {
  const watch = troubleWatch(app.services, healthChecks(app.services), { isOurs: () => isOurs });
  return async (looks = 1) => {
    for (let look = 0; look < looks; look += 1) await watch.look();
  };
};
let presence: WorkerPresence;
const workerLives = async () => {
  const url = app.config.DATABASE_URL;
  presence = openWorkerPresence({ url, watchMs: 60_000, onLost: () => {}, onFreed: () => {} });
  presence.enter('pool-of-the-test');
  const check = healthChecks(app.services);
  await until('the worker is seen', async () => (await check()).jobs.figures.workers === 1);
};

describe('/health', () => {
  const token = 'a-long-token-of-the-monitor';
  const fine: Part = { status: 'ok', troubles: [], figures: { free_mb: 5 } };
  const bad: Part = { status: 'trouble', troubles: ['line_quota'], figures: { used: 9 } };
  const asking = (line: Part) => {
    const config = parseConfig({
      DATABASE_URL: 'postgres://x@/y',
      AUTH_SIGNING_KEY: 'k',
      GOOGLE_SERVICE_ACCOUNT: '{}',
    });
    const status = line.status === 'ok' ? 'ok' : 'trouble';
    const found: Health = { status, database: fine, jobs: fine, disk: fine, line };
    const server = fastify();
    health(server, {
      services: {
        ...app.services,
        config: { ...config, METRICS_TOKEN: token, demo: { ...config.demo, openMetrics: false } },
      },
      draining: { isDraining: () => false },
      check: async () => found,
    });
    return async (authorization?: string) =>
      server.inject({ url: '/health', headers: authorization === undefined ? {} : { authorization } });
  };

  it('says to strangers whether something is wrong, and what only with the token', async () => {
    expect((await asking(fine)()).json()).toEqual({ status: 'ok' });
    const wrong = await asking(bad)();
    expect([wrong.statusCode, wrong.json()]).toEqual([503, { status: 'trouble' }]);
    const notices = await asking(bad)(`Bearer ${token}`);
    expect([notices.statusCode, notices.json().line.troubles]).toEqual([503, ['line_quota']]);
  });
});

describe('the headquarters', () => {
  beforeAll(async () => {
    await app.pool.query("update branches set email = 'headquarters@example.jp' where not real_store_flag");
  });
  beforeEach(async () => {
    for (const url of [mail, line, chatwork]) await post(`${url}/emulator/reset`);
  });

  it('is notified once when no worker runs, and once when it is over, by any process', async () => {
    const look = watcher();
    await look();
    expect(await subjects()).toEqual([]);
    await look(3);
    expect(await subjects()).toEqual(['通知や決済を行う処理が止まっています']);
    const { messages } = (await (await fetch(`${mail}/emulator/messages?to=headquarters@example.jp`)).json()) as {
      messages: unknown[];
    };
    expect(messages).toHaveLength(1);
    // Another process, and one that was started again: neither repeats it.
    await watcher(false)(3);
    await watcher()(3);
    expect(await subjects()).toHaveLength(1);
    await workerLives();
    await watcher()(3);
    expect((await subjects()).slice(1)).toEqual(['復旧しました: 通知や決済を行う処理が止まっています']);
    const { rows } = await app.pool.query("select action from audit_logs where action like 'system%' order by id");
    expect(rows).toEqual([{ action: 'systemTrouble' }, { action: 'systemRecovered' }]);
  });

  it('hears nothing of a job that another one replaced when its worker was killed', async () => {
    const failed = async () => (await jobFigures(app.pool)).failed;
    const before = await failed();
    const add =
      "select graphile_worker.add_job('serveWaitlist', '{}', job_key := 'replaced', run_at := now() + interval '1 day')";
    await app.pool.query(add);
    await app.pool.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-killed' where key = 'replaced'",
    );
    await app.pool.query(add);
    await app.pool.query("select graphile_worker.force_unlock_workers(array['pool-killed'])");
    const { rows } = await app.pool.query(
      "select attempts >= max_attempts as over from graphile_worker.jobs where task_identifier = 'serveWaitlist' order by id",
    );
    expect([rows, await failed()]).toEqual([[{ over: true }, { over: false }], before]);
    await app.pool.query("delete from graphile_worker._private_jobs where run_at > now() + interval '1 hour'");
  });

  it('hears of jobs that wait or fail, and of LINE\u2019s monthly limit', async () => {
    await app.pool.query("select graphile_worker.add_job('notifyCustomer', '{}', run_at := now() - interval '1 hour')");
    await app.pool.query(
      `with j as (select (graphile_worker.add_job('postBranchMessage', '{}')).id)
       select graphile_worker.permanently_fail_jobs(array_agg(id), 'x') from j`,
    );
    await post(`${line}/emulator/seed`, { settings: { monthly_limit: 0 } });
    const look = watcher();
    await look(3);
    expect((await subjects()).sort()).toEqual([
      'LINEの今月の送信数が上限に近づいています',
      '通知や決済が遅れています',
      '通知や決済の一部が失敗しています',
    ]);
    await app.pool.query('delete from graphile_worker._private_jobs');
    await look(3);
    expect(await subjects()).toHaveLength(5);
  });

  it('is notified by the process whose turn it was when the database is gone', async () => {
    await post(`${line}/emulator/seed`, { settings: { monthly_limit: null } });
    const look = watcher();
    await look(2);
    const before = await subjects();
    await withoutDatabase(app, () => look(3));
    expect((await subjects()).slice(before.length)).toEqual(['データベースにつながりません']);
    await until(
      'the worker is seen again',
      async () => (await healthChecks(app.services)()).jobs.figures.workers === 1,
    );
    await look(3);
    expect((await subjects()).slice(before.length + 1)).toEqual(['復旧しました: データベースにつながりません']);
  });

  it('is notified by Chatwork when mail is down too', async () => {
    await post(`${mail}/emulator/faults`, { kind: 'status', status: 451, path: '/smtp', method: 'SMTP', times: 100 });
    await post(`${line}/emulator/faults`, { kind: 'status', status: 500, path: '/v2/bot/message/quota', times: 100 });
    await watcher()(3);
    const { messages } = (await (await fetch(`${chatwork}/emulator/messages`)).json()) as {
      messages: { body: string }[];
    };
    expect(messages.filter(({ body }) => body.includes('LINEにつながりません'))).toHaveLength(1);
    await presence.close();
  });
});
