import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningEmulator } from '../shared/emulator.ts';
import { startEmulator } from '../shared/emulator.ts';
import { chatworkEmulator } from './index.ts';
import type { ChatworkState } from './state.ts';

const TOKEN = 'chatwork-token';
let chatwork: RunningEmulator<ChatworkState>;
beforeEach(async () => {
  chatwork = await startEmulator(chatworkEmulator({ token: TOKEN }), { port: 0 });
});
afterEach(() => chatwork.close());

const post = (room: string, form: Record<string, string>, token = TOKEN) =>
  fetch(`${chatwork.url}/v2/rooms/${room}/messages`, {
    method: 'POST',
    headers: { 'x-chatworktoken': token },
    body: new URLSearchParams(form),
  });
const seed = (input: unknown) =>
  fetch(`${chatwork.url}/emulator/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

describe('messages', () => {
  it('are posted, listed and shown', async () => {
    const answer = await post('1234', { body: '[info]新しい予約\n<b>佐藤</b>さま[/info]', self_unread: '1' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message_id: expect.stringMatching(/^\d+$/) });
    expect(answer.headers.get('x-ratelimit-limit')).toBe('300');
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('299');
    const headers = { 'x-chatworktoken': TOKEN };
    const listed = await fetch(`${chatwork.url}/v2/rooms/1234/messages?force=1`, { headers });
    expect(await listed.json()).toMatchObject([{ body: expect.stringContaining('新しい予約') }]);
    expect((await fetch(`${chatwork.url}/v2/rooms/99/messages`, { headers })).status).toBe(204);
    const page = await (await fetch(chatwork.url)).text();
    expect(page).toContain('新しい予約');
    expect(page).not.toContain('<b>佐藤');
    const collected = await (await fetch(`${chatwork.url}/emulator/messages?room_id=1234`)).json();
    expect(collected.messages).toHaveLength(1);
  });

  it('are refused with a wrong token, in a foreign room, without a text', async () => {
    const refused = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()];
    expect(await refused(post('1', { body: 'x' }, 'other'))).toEqual([401, { errors: ['Invalid API Token'] }]);
    expect(await refused(post('1', {}))).toEqual([400, { errors: ["Parameter 'body' is required"] }]);
    await seed({ forbidden_rooms: ['77'] });
    expect((await post('77', { body: 'x' })).status).toBe(403);
    const unknown = await fetch(`${chatwork.url}/v2/nothing`);
    expect([unknown.status, await unknown.json()]).toEqual([404, { errors: [expect.any(String)] }]);
  });
});

describe('rate limits', () => {
  it('stop the eleventh post to a room within ten seconds, until they pass', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) statuses.push((await post('1', { body: 'x' })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await post('1', { body: 'x' });
    expect(await refused.json()).toEqual({ errors: ['Rate limit exceeded'] });
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const reset = Number(refused.headers.get('x-ratelimit-reset'));
    expect(reset).toBeGreaterThan(chatwork.context.now().getTime() / 1000);
    expect((await post('2', { body: 'x' })).status).toBe(200);
    chatwork.context.advance(11);
    expect((await post('1', { body: 'x' })).status).toBe(200);
  });

  it('stop the token as a whole', async () => {
    await seed({ limits: { token: { calls: 2, seconds: 300 } } });
    const statuses = [];
    for (const room of ['1', '2', '3']) statuses.push((await post(room, { body: 'x' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
