import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { livePlugin } from './plugin.ts';

const app = await testApp();
const server = fastify();
await server.register(livePlugin, { services: app.services, heartbeatMs: 20 });
const address = await server.listen({ port: 0 });
afterAll(() => server.close());

async function board(token: string) {
  const answer = await fetch(`${address}/live/branch_day`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, text: answer.text() };
}

it('is for staff only', async () => {
  expect((await board('nonsense')).status).toBe(401);
  expect((await board(await app.tokenOf('demo-sato'))).status).toBe(403);
  expect((await board(await app.tokenOf('demo-former-staff', 'staff'))).status).toBe(403);
});

it('ends when the account is disabled', async () => {
  const { status, text } = await board(await app.tokenOf('demo-musashino-staff', 'staff'));
  expect(status).toBe(200);
  await app.pool.query("update accounts set disable = true where uid = 'demo-musashino-staff'");
  expect(await text).toContain('event: all');
});

it('ends at once with its session, long before the next beat', async () => {
  const slow = fastify();
  await slow.register(livePlugin, { services: app.services, heartbeatMs: 600_000 });
  const at = await slow.listen({ port: 0 });
  const ended = await app.tokenOf('demo-minato-staff', 'staff');
  const open = (token: string) => fetch(`${at}/live/branch_day`, { headers: { authorization: `Bearer ${token}` } });
  const [stream, other] = [await open(ended), await open(await app.tokenOf('demo-minato-manager', 'staff'))];
  await app.post('/auth/sign_out_everywhere', {}, { authorization: `Bearer ${ended}` });
  expect(await stream.text()).toContain('event: all');
  await slow.close();
  expect(await other.text()).toContain('event: all');
});

it('ends when the person signs out', async () => {
  const token = await app.tokenOf('demo-minato-staff', 'staff');
  const { status, text } = await board(token);
  expect(status).toBe(200);
  const answer = await app.post('/auth/sign_out_everywhere', {}, { authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  expect(await text).toContain('event: all');
});

it('says at its first word for how long nothing changed at the branches one follows', async () => {
  const quiet = fastify();
  await quiet.register(livePlugin, { services: app.services, heartbeatMs: 600_000 });
  const at = await quiet.listen({ port: 0 });
  const open = async (key: string) => {
    const headers = { authorization: `Bearer ${await app.tokenOf(key, 'staff')}` };
    const pieces = (await fetch(`${at}/live/branch_day`, { headers })).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
    return async () => (await pieces?.read())?.value ?? '';
  };
  const stillFor = (text: string) => Number(/^event: all\ndata: (\d+)\n/.exec(text)?.[1] ?? Number.NaN);
  // Before it listens to the database it cannot say.
  await expect.poll(async () => stillFor(await (await open('demo-minato-manager'))())).toBeGreaterThan(0);
  const following = await open('demo-minato-manager');
  await following();
  await new Promise((passed) => setTimeout(passed, 300));
  await app.pool.query(
    `update reserve_details set arrived_datetime = arrived_datetime where reserve_id in (select id from reserves where branch_id = 2)`,
  );
  expect(await following()).toContain('event: branch_day\ndata: 2\n');
  const changed = stillFor(await (await open('demo-minato-manager'))());
  const other = stillFor(await (await open('demo-musashino-manager'))());
  expect(other - changed).toBeGreaterThanOrEqual(300);
  await quiet.close();
});
