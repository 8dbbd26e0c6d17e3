import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { freePort, type ServerProcess, startProcess, until } from '../../testing/process.ts';
import { startSmallProxy } from '../../testing/small-proxy.ts';

const app = await testApp({ environment: { RATE_LIMIT_EMAIL_CHECK: '100000/60' } });
const processes: ServerProcess[] = [];
afterAll(() => Promise.all(processes.map((each) => each.end('SIGKILL'))));

it('stops one of two processes under load without a single refused request', async () => {
  const ports = [await freePort(), await freePort()];
  for (const port of ports) {
    const environment = { PROCESS: 'web', PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '1' } as const;
    processes.push(startProcess(app.config, environment));
  }
  for (const port of ports) {
    await until('the process is ready', async () => {
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;
    });
  }
  const proxy = await startSmallProxy(ports);
  const statuses = new Map<number, number>();
  let running = true;
  const ask = async () => {
    while (running) {
      const emails = await fetch(`${proxy.url}/imahoiku/asia-northeast1/checkAuthEmailExist`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { email: 'nobody@example.jp' } }),
      });
      const keys = await fetch(`${proxy.url}/.well-known/jwks.json`);
      for (const answer of [emails, keys]) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        await answer.text();
      }
    }
  };
  const load = Promise.all(Array.from({ length: 20 }, ask));
  await until('both are under load', () => (statuses.get(200) ?? 0) > 200);
  // Only the readiness check fails; every other request is still served.
  const code = processes[0]?.end('SIGTERM');
  await until('it says that it is not ready', async () => {
    return (await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status === 503;
  });
  expect(await code).toBe(0);
  await new Promise((wake) => setTimeout(wake, 200));
  running = false;
  await load;
  await proxy.close();
  expect([...statuses.keys()]).toEqual([200]);
  expect(proxy.failures).toEqual([]);
}, 240_000);
