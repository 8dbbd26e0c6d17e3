import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningEmulator } from '../shared/emulator.ts';
import { startEmulator } from '../shared/emulator.ts';
import { googleCalendarEmulator } from './index.ts';
import type { GoogleCalendarState } from './state.ts';

let google: RunningEmulator<GoogleCalendarState>;
beforeEach(async () => {
  google = await startEmulator(googleCalendarEmulator(), { port: 0 });
});
afterEach(() => google.close());

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SCOPE = 'https://www.googleapis.com/auth/calendar.events';

const assertion = (change: { audience?: string; lifetime?: number; scope?: string; issuer?: string } = {}) => {
  const now = Math.floor(google.context.now().getTime() / 1000);
  return new SignJWT({ scope: change.scope ?? SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(change.issuer ?? 'imahoiku@demo.iam.gserviceaccount.com')
    .setAudience(change.audience ?? `${google.url}/token`)
    .setIssuedAt(now)
    .setExpirationTime(now + (change.lifetime ?? 3600))
    .sign(privateKey);
};
const requestToken = (jwt: string, grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer') =>
  fetch(`${google.url}/token`, { method: 'POST', body: new URLSearchParams({ grant_type, assertion: jwt }) });
const signIn = async () => (await (await requestToken(await assertion())).json()).access_token as string;

const CALENDAR = encodeURIComponent('minato@group.calendar.google.com');
const call = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${google.url}/calendar/v3/calendars/${CALENDAR}/events${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
};

const EVENT = {
  id: 'reserve00042',
  summary: '佐藤さま（2名）',
  start: { dateTime: '2026-11-16T09:00:00', timeZone: 'Asia/Tokyo' },
  end: { dateTime: '2026-11-16T12:30:00', timeZone: 'Asia/Tokyo' },
};

describe('token', () => {
  it('is given for a service account assertion and ends after an hour', async () => {
    const answer = await requestToken(await assertion());
    expect(await answer.json()).toEqual({ access_token: expect.any(String), expires_in: 3599, token_type: 'Bearer' });
    const token = await signIn();
    expect((await call(token, 'GET', '')).status).toBe(200);
    google.context.advance(3600);
    expect((await call(token, 'GET', '')).status).toBe(401);
  });

  it('is refused for another audience, a long life, a missing scope, a person, no JWT, another grant', async () => {
    const refused = async (jwt: string | Promise<string>) => {
      const answer = await requestToken(await jwt);
      return [answer.status, (await answer.json()).error];
    };
    expect(await refused(assertion({ audience: 'https://oauth2.googleapis.com/token' }))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await refused(assertion({ lifetime: 7200 }))).toEqual([400, 'invalid_grant']);
    expect(await refused(assertion({ lifetime: -10 }))).toEqual([400, 'invalid_grant']);
    expect(await refused(assertion({ scope: 'email' }))).toEqual([400, 'invalid_grant']);
    expect(await refused(assertion({ issuer: 'nobody' }))).toEqual([400, 'invalid_grant']);
    expect(await refused('nonsense')).toEqual([400, 'invalid_grant']);
    expect((await requestToken(await assertion(), 'password')).status).toBe(400);
  });
});

describe('events', () => {
  it('are inserted once under the id the client chose', async () => {
    const token = await signIn();
    const inserted = await call(token, 'POST', '', EVENT);
    expect(inserted).toMatchObject({ status: 200, body: { ...EVENT, status: 'confirmed', sequence: 0 } });
    const again = await call(token, 'POST', '', EVENT);
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({ code: 409, errors: [{ reason: 'duplicate' }] });
    expect((await call(token, 'GET', '/reserve00042')).body.summary).toBe('佐藤さま（2名）');
  });

  it('are patched, deleted once, and keep their id taken', async () => {
    const token = await signIn();
    await call(token, 'POST', '', EVENT);
    const patched = await call(token, 'PATCH', '/reserve00042', { summary: '佐藤さま（1名）', id: 'other12345' });
    expect(patched.body).toMatchObject({
      id: 'reserve00042',
      summary: '佐藤さま（1名）',
      start: EVENT.start,
      sequence: 1,
    });
    expect((await call(token, 'DELETE', '/reserve00042')).status).toBe(204);
    expect((await call(token, 'DELETE', '/reserve00042')).status).toBe(410);
    expect((await call(token, 'GET', '/reserve00042')).body.status).toBe('cancelled');
    expect((await call(token, 'POST', '', EVENT)).status).toBe(409);
    expect((await call(token, 'GET', '')).body.items).toEqual([]);
    expect((await call(token, 'GET', '?showDeleted=true')).body.items).toHaveLength(1);
    expect((await call(token, 'PATCH', '/reserve00042', { status: 'confirmed' })).body.status).toBe('confirmed');
  });

  it('are listed by time, in pages', async () => {
    const token = await signIn();
    for (const day of ['18', '16', '17']) {
      const at = (hour: string) => ({ dateTime: `2026-11-${day}T${hour}:00:00+09:00` });
      await call(token, 'POST', '', { id: `reserve${day}`, start: at('09'), end: at('10') });
    }
    const ids = async (query: string) =>
      (await call(token, 'GET', query)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual(['reserve16', 'reserve17', 'reserve18']);
    expect(await ids('?timeMin=2026-11-17T00:00:00Z&timeMax=2026-11-18T00:00:00Z')).toEqual(['reserve17']);
    const first = (await call(token, 'GET', '?maxResults=2')).body;
    expect(first.items).toHaveLength(2);
    expect(await ids(`?maxResults=2&pageToken=${first.nextPageToken}`)).toEqual(['reserve18']);
  });

  it('are refused without times, with an empty range, a bad id, an unknown id or calendar, no token', async () => {
    const token = await signIn();
    expect((await call(token, 'POST', '', { id: 'reserve1' })).status).toBe(400);
    const empty = await call(token, 'POST', '', { ...EVENT, end: EVENT.start });
    expect(empty.body.error.errors[0].reason).toBe('timeRangeEmpty');
    expect((await call(token, 'POST', '', { ...EVENT, id: 'Reserve-42' })).status).toBe(400);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect((await call(token, method, '/nothing0', method === 'PATCH' ? {} : undefined)).status).toBe(404);
    }
    expect((await call('none', 'GET', '')).status).toBe(401);
    const unknown_calendars = [decodeURIComponent(CALENDAR)];
    await fetch(`${google.url}/emulator/seed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ unknown_calendars }),
    });
    expect((await call(token, 'POST', '', EVENT)).status).toBe(404);
  });

  it('are shown on a page, and unknown routes answer as Google does', async () => {
    await call(await signIn(), 'POST', '', { ...EVENT, summary: '<b>名前</b>' });
    const page = await (await fetch(google.url)).text();
    expect(page).toContain('2026/11/16 09:00');
    expect(page).not.toContain('<b>名前');
    const unknown = await fetch(`${google.url}/calendar/v3/nothing`);
    expect(unknown.status).toBe(404);
    expect((await unknown.json()).error).toMatchObject({ code: 404, errors: [{ reason: 'notFound' }] });
  });
});
