import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const listening = async (app: TestApp) => {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.server.address() as AddressInfo).port;
};
const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** A raw connection and what came back on it. */
async function dial(port: number, text = ''): Promise<{ socket: Socket; received(): string; isOpen(): boolean }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let open = true;
  socket.on('data', (chunk) => (received += chunk));
  socket.on('error', () => {});
  socket.on('close', () => (open = false));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received, isOpen: () => open };
}
const slowBody =
  'POST /v1/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';

it('cuts a request that dribbles in, and no event stream', async () => {
  const app = await testApp({ environment: { REQUEST_TIMEOUT_SECONDS: '0.6' } });
  const port = await listening(app);
  const stream = await fetch(`http://127.0.0.1:${port}/live/branch_day`, {
    headers: { authorization: `Bearer ${await app.tokenOf('demo-musashino-staff', 'staff')}` },
  });
  const slow = await dial(port, slowBody);
  const silent = await dial(port);
  const dribble = setInterval(() => slow.isOpen() && slow.socket.write(' '), 100);
  for (let waited = 0; (slow.isOpen() || silent.isOpen()) && waited < 10_000; waited += 50) await sleep(50);
  clearInterval(dribble);
  expect([slow.isOpen(), silent.isOpen()]).toEqual([false, false]);
  expect(slow.received()).toContain('408');
  // The board still hears, much later than a request may take.
  await sleep(700);
  await app.pool.query(
    "select pg_notify('branch_day', branch_id::text) from accounts where uid = 'demo-musashino-staff'",
  );
  let heard = '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!heard.includes('event: branch_day')) heard += (await reader?.read())?.value ?? '(cut)event: branch_day';
  expect(heard).not.toContain('(cut)');
  await reader?.cancel();
});

it('gives one network so many connections and no more', async () => {
  const app = await testApp({ environment: { CONNECTIONS_PER_NETWORK: '3' } });
  const port = await listening(app);
  const held = [await dial(port), await dial(port), await dial(port)];
  const refused = await dial(port, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(refused.socket, 'close');
  expect(refused.received()).toBe('');
  held[0]?.socket.destroy();
  await sleep(50);
  const next = await dial(port, 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(next.socket, 'close');
  expect(next.received()).toContain('200 OK');
  for (const { socket } of held) socket.destroy();
});

it('counts by the address our own proxy vouches for, not by the proxy', async () => {
  const app = await testApp({ environment: { CONNECTIONS_PER_NETWORK: '2', TRUST_PROXY: '1' } });
  const port = await listening(app);
  const from = (address: string) => slowBody.replace('host: x', `host: x\r\nx-forwarded-for: 203.0.113.7, ${address}`);
  const held = [await dial(port, from('198.51.100.1')), await dial(port, from('198.51.100.1'))];
  await sleep(100);
  const ask = async (address: string) =>
    fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-forwarded-for': `203.0.113.7, ${address}` } });
  expect((await ask('198.51.100.1')).status).toBe(429);
  expect((await ask('198.51.100.2')).status).toBe(200);
  held[0]?.socket.destroy();
  await sleep(100);
  expect((await ask('198.51.100.1')).status).toBe(200);
  held[1]?.socket.destroy();
});

it('has a limit for all together', async () => {
  const app = await testApp({ environment: { CONNECTIONS: '1' } });
  const port = await listening(app);
  const held = await dial(port);
  const refused = await dial(port);
  await once(refused.socket, 'close');
  expect(held.isOpen()).toBe(true);
  held.socket.destroy();
});
