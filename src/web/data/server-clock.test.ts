import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNowHeader } from '../../contract/server-now.ts';
import { learningClock, serverNow } from './learned-clock.ts';
import { serverToday } from './server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-05-05T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (now: string) => ({ [serverNowHeader]: String(Date.parse(now)) });
const answered = (headers: Record<string, string>, status = 200) =>
  learningClock(async () => new Response(null, { status, headers }))('/v1/graphql');

it('is the server’s, whatever the device says, and goes on by itself', async () => {
  await answered(at('2026-11-16T14:59:00Z'));
  expect(serverToday()).toBe('2026-11-16');
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe('2026-11-16T15:00:00.000Z');
  expect(serverToday()).toBe('2026-11-17');
});

it('is learned from a refusal too, and stays as it was when an answer says nothing', async () => {
  expect((await answered(at('2026-11-16T00:00:00Z'), 401)).status).toBe(401);
  await answered({});
  await answered({ [serverNowHeader]: 'soon' });
  expect(serverToday()).toBe('2026-11-16');
});
