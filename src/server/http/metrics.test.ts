import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { metrics } from './metrics.ts';

const { demo } = parseConfig({ DATABASE_URL: 'postgres://x@/y', AUTH_SIGNING_KEY: 'k', GOOGLE_SERVICE_ACCOUNT: '{}' });
const database = { state: () => ({ total: 3, idle: 2, waiting: 0 }) };
const token = 'a-long-token-of-the-monitor';

function asking(config: Parameters<typeof metrics>[2]) {
  const app = fastify();
  metrics(app, database, config);
  return async (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
}

describe('/metrics', () => {
  it('is open in a demo', async () => {
    const ask = asking({ demo });
    await ask();
    const { statusCode, body } = await ask();
    expect(statusCode).toBe(200);
    expect(body).toContain('database_connections{state="idle"} 2');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/metrics",status="200"} 1');
  });

  it('is there in production only for the token', async () => {
    const ask = asking({ demo: { ...demo, openMetrics: false }, METRICS_TOKEN: token });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer undefined', token, `Bearer ${token}x`]) {
      expect((await ask(wrong)).statusCode, wrong).toBe(404);
    }
  });

  it('is not there in production without a token', async () => {
    const ask = asking({ demo: { ...demo, openMetrics: false } });
    for (const wrong of [undefined, 'Bearer undefined', 'Bearer ']) expect((await ask(wrong)).statusCode).toBe(404);
  });
});
