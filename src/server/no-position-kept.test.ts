import fastify from 'fastify';
import { expect, it } from 'vitest';
import { functionsPlugin } from './callable/plugin.ts';
import { implementations } from './callable/registry.generated.ts';
import { functionRunner } from './callable/run-function.ts';
import { logOptions } from './monitoring/log.ts';
import { testApp } from './testing/app.ts';

const app = await testApp();
const shinagawa = { latitude: 35.628471, longitude: 139.738764 };

it('keeps no position of who asked what is near, neither in the log nor in the database', async () => {
  let text = '';
  const logger = { ...logOptions({ LOG_LEVEL: 'debug' }), stream: { write: (line: string) => (text += line) } };
  const server = fastify({ logger });
  await server.register(functionsPlugin, {
    services: app.services,
    run: functionRunner(app.services, implementations),
  });
  const ask = (latitude: unknown) =>
    server.inject({
      method: 'POST',
      url: '/imahoiku/asia-northeast1/nearbySeats',
      payload: { data: { position: { ...shinagawa, latitude }, place: '東京都港区高輪', ages: [2], minutes: 60 } },
    });
  expect((await ask(35.628471)).statusCode).toBe(200);
  expect((await ask('35.628471')).statusCode).toBe(400);
  await server.close();
  expect(text).toContain('nearbySeats');
  expect(text).not.toMatch(/35\.6|139\.7|高輪/);
  const { rows } = await app.pool.query("select * from auth.rate_limits where bucket like 'nearby%'");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/35\.6|139\.7|高輪/);
});
