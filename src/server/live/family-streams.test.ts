import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { livePlugin } from './plugin.ts';

const app = await testApp();
const server = fastify();
await server.register(livePlugin, { services: app.services, heartbeatMs: 600_000 });
const address = await server.listen({ port: 0 });
afterAll(() => server.close());

const open = async (token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/live/family_day`, { headers });
  const heard: string[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done) return;
      heard.push(piece.value);
    }
  })();
  return { status: answer.status, heard: () => heard.join(''), ended };
};
const dayChanges = (customer_id: number) =>
  app.pool.query(
    `update reserve_details set arrived_datetime = arrived_datetime where reserve_id in (
       select id from reserves where customer_id = $1)`,
    [customer_id],
  );
const hears = async (stream: { heard: () => string }) =>
  expect.poll(() => stream.heard(), { timeout: 5_000 }).toContain('event: family_day');

it('is for people of a family only', async () => {
  expect((await open()).status).toBe(401);
  expect((await open('nonsense')).status).toBe(401);
  expect((await open(await app.tokenOf('demo-minato-staff', 'staff'))).status).toBe(403);
});

it('tells a family of its own days, guardians and relatives alike, and never of another’s', async () => {
  const own = await Promise.all(
    ['demo-kimura', 'demo-kimura-partner', 'demo-kimura-mother'].map(async (uid) => open(await app.tokenOf(uid))),
  );
  const other = await open(await app.tokenOf('demo-sato'));
  await dayChanges(10);
  for (const stream of own) await hears(stream);
  expect(other.heard()).not.toContain('family_day');
  await dayChanges(1);
  await hears(other);
  // What changed is never in it.
  expect(other.heard().replaceAll(/event: (all|family_day)\ndata: \n\n/g, '')).toBe('');
});

it('ends at once for whom headquarters hide stays from, who is removed, and whose session ends', async () => {
  const hidden = await open(await app.tokenOf('demo-kimura-partner'));
  await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
  await hidden.ended;
  expect((await open(await app.tokenOf('demo-kimura-partner'))).status).toBe(403);
  const removed = await open(await app.tokenOf('demo-kimura-mother'));
  await app.pool.query("update family_members set removed_at = now() where uid = 'demo-kimura-mother'");
  await removed.ended;
  const token = await app.tokenOf('demo-kimura');
  const signedOut = await open(token);
  await app.post('/auth/sign_out_everywhere', {}, { authorization: `Bearer ${token}` });
  await signedOut.ended;
});
