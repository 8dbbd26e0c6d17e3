import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNowHeader } from '../../contract/server-now.ts';
import { learnClock, serverNow } from './learned-clock.ts';
import { serverToday } from './server-clock.ts';
import { createServiceState } from './service-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

const at = (now: string) => String(Date.parse(now));
const answer = (now?: string) => new Response(null, now === undefined ? {} : { headers: { [serverNowHeader]: now } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-05-05T00:00:00Z') });
});

it('is the server’s, whatever the device says, and goes on by itself', () => {
  learnClock(answer(at('2026-11-16T14:59:00Z')));
  expect(serverToday()).toBe('2026-11-16');
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe('2026-11-16T15:00:00.000Z');
  expect(serverToday()).toBe('2026-11-17');
});

it('stays as it was learned when an answer says nothing', () => {
  learnClock(answer(at('2026-11-16T00:00:00Z')));
  learnClock(answer());
  learnClock(answer('soon'));
  expect(serverToday()).toBe('2026-11-16');
});

it('is learned from every call of the tab, refused or not', async () => {
  const headers = { [serverNowHeader]: at('2027-01-01T00:00:00Z') };
  const state = createServiceState({
    fetch: async () => new Response(null, { status: 401, headers }),
    later: () => undefined,
  });
  await state.fetch('/auth/refresh');
  expect(serverToday()).toBe('2027-01-01');
});
