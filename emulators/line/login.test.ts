import { errors, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_USERS } from './demo-users.ts';
import { beginSignIn, decide, exchange, OPTIONS, REDIRECT_URI, startLine } from './testing/sign-in.ts';

let line: Awaited<ReturnType<typeof startLine>>;
beforeEach(async () => {
  line = await startLine();
});
afterEach(() => line.close());

const MISAKI = DEMO_USERS[0]?.user_id ?? '';
const SAKURA = DEMO_USERS[8]?.user_id ?? '';
const secret = new TextEncoder().encode(OPTIONS.channelSecret);

describe('sign-in through openid-client', () => {
  it('gives an HS256 id_token with the claims of the sheet, profile and friendship', async () => {
    const attempt = await beginSignIn(line.url);
    const callback = await decide(attempt, { user_id: MISAKI });
    expect(callback.origin + callback.pathname).toBe(REDIRECT_URI);
    expect(callback.searchParams.get('friendship_status_changed')).toBe('false');
    const tokens = await exchange(attempt, callback);
    expect(tokens).toMatchObject({ expires_in: 2_592_000, token_type: 'bearer', scope: 'profile openid' });

    const { payload, protectedHeader } = await jwtVerify(tokens.id_token ?? '', secret, {
      issuer: line.url,
      audience: OPTIONS.channelId,
      algorithms: ['HS256'],
    });
    expect(protectedHeader.alg).toBe('HS256');
    expect(payload).toMatchObject({ sub: MISAKI, nonce: attempt.nonce, name: '佐藤 美咲', amr: ['linesso'] });
    expect(payload.auth_time).toEqual(expect.any(Number));

    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const profile = await (await fetch(`${line.url}/v2/profile`, { headers })).json();
    expect(profile).toMatchObject({ userId: MISAKI, displayName: '佐藤 美咲' });
    expect((await fetch(profile.pictureUrl)).headers.get('content-type')).toContain('image/svg+xml');
    expect(await (await fetch(`${line.url}/friendship/v1/status`, { headers })).json()).toEqual({ friendFlag: true });
    expect(await client.fetchUserInfo(attempt.config, tokens.access_token, MISAKI)).toMatchObject({ sub: MISAKI });
  });

  it('makes a friend when the box is ticked and says so', async () => {
    const attempt = await beginSignIn(line.url);
    const callback = await decide(attempt, { user_id: SAKURA, add_friend: '1' });
    expect(callback.searchParams.get('friendship_status_changed')).toBe('true');
    const { access_token } = await exchange(attempt, callback);
    const headers = { authorization: `Bearer ${access_token}` };
    expect(await (await fetch(`${line.url}/friendship/v1/status`, { headers })).json()).toEqual({ friendFlag: true });
  });

  it('says nothing of friendship without bot_prompt', async () => {
    const attempt = await beginSignIn(line.url);
    attempt.authorizeUrl.searchParams.delete('bot_prompt');
    const callback = await decide(attempt, { user_id: SAKURA, add_friend: '1' });
    expect(callback.searchParams.has('friendship_status_changed')).toBe(false);
    expect(line.context.state.users.find(({ user_id }) => user_id === SAKURA)?.friendship).toBe('none');
  });

  it('returns a refusal and a failed auto-login', async () => {
    const attempt = await beginSignIn(line.url);
    const refused = await decide(attempt, { decision: 'deny' });
    expect(refused.searchParams.get('error')).toBe('access_denied');
    expect(refused.searchParams.get('state')).toBe(attempt.state);
    await expect(exchange(attempt, refused)).rejects.toBeInstanceOf(client.AuthorizationResponseError);

    const failed = await decide(attempt, { decision: 'auto_login_failed' });
    expect(failed.searchParams.get('state')).not.toBe(attempt.state);
    expect(await (await fetch(attempt.authorizeUrl)).text()).toContain('自動ログインに失敗して戻る');
    const retry = await beginSignIn(line.url, { disable_auto_login: 'true' });
    expect(await (await fetch(retry.authorizeUrl)).text()).not.toContain('自動ログインに失敗して戻る');
  });

  it('takes a code once, within ten minutes, with the right verifier and redirect_uri', async () => {
    const attempt = await beginSignIn(line.url);
    const once = await decide(attempt, { user_id: MISAKI });
    await exchange(attempt, once);
    await expect(exchange(attempt, once)).rejects.toMatchObject({ error: 'invalid_grant' });

    const late = await decide(attempt, { user_id: MISAKI });
    line.context.advance(601);
    await expect(exchange(attempt, late)).rejects.toMatchObject({ error: 'invalid_grant' });

    const fresh = await beginSignIn(line.url);
    const stolen = await decide(fresh, { user_id: MISAKI });
    await expect(exchange({ ...fresh, verifier: client.randomPKCECodeVerifier() }, stolen)).rejects.toMatchObject({
      error: 'invalid_grant',
      error_description: 'code_verifier does not match',
    });

    const elsewhere = await decide(fresh, { user_id: MISAKI });
    elsewhere.pathname = '/other';
    await expect(exchange(fresh, elsewhere)).rejects.toMatchObject({
      error_description: 'redirect_uri does not match',
    });
  });

  it('refuses a wrong channel secret', async () => {
    const attempt = await beginSignIn(line.url);
    const callback = await decide(attempt, { user_id: MISAKI });
    const body = { grant_type: 'authorization_code', code: callback.searchParams.get('code') ?? '' };
    const answer = await fetch(`${line.url}/oauth2/v2.1/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...body, client_id: OPTIONS.channelId, client_secret: 'wrong' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
  });
});

describe('tokens', () => {
  const signIn = async () => {
    const attempt = await beginSignIn(line.url);
    return { attempt, tokens: await exchange(attempt, await decide(attempt, { user_id: MISAKI })) };
  };
  const verify = (accessToken: string) => fetch(`${line.url}/oauth2/v2.1/verify?access_token=${accessToken}`);

  it('are refreshed, verified and revoked', async () => {
    const { attempt, tokens } = await signIn();
    const refreshed = await client.refreshTokenGrant(attempt.config, tokens.refresh_token ?? '');
    expect(refreshed.access_token).not.toBe(tokens.access_token);
    expect((await verify(tokens.access_token)).status).toBe(400);
    expect(await (await verify(refreshed.access_token)).json()).toMatchObject({ client_id: OPTIONS.channelId });
    const revoked = await fetch(`${line.url}/oauth2/v2.1/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ access_token: refreshed.access_token, client_id: OPTIONS.channelId }),
    });
    expect(revoked.status).toBe(200);
    expect((await verify(refreshed.access_token)).status).toBe(400);
  });

  it('expire after thirty days', async () => {
    const { tokens } = await signIn();
    line.context.advance(2_592_001);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${line.url}/v2/profile`, { headers })).status).toBe(401);
  });

  it('let LINE verify an id_token, and jose see a wrong signature', async () => {
    const { tokens } = await signIn();
    const post = (form: Record<string, string>) =>
      fetch(`${line.url}/oauth2/v2.1/verify`, { method: 'POST', body: new URLSearchParams(form) });
    const idToken = tokens.id_token ?? '';
    const good = await post({ id_token: idToken, client_id: OPTIONS.channelId });
    expect(await good.json()).toMatchObject({ sub: MISAKI });
    expect((await post({ id_token: `${idToken.slice(0, -6)}AAAAAA`, client_id: OPTIONS.channelId })).status).toBe(400);
    const other = new TextEncoder().encode('another secret of sufficient length');
    await expect(jwtVerify(idToken, other)).rejects.toBeInstanceOf(errors.JWSSignatureVerificationFailed);
  });
});

describe('authorize', () => {
  const authorize = async (change: (parameters: URLSearchParams) => void, cookie = '') => {
    const { authorizeUrl } = await beginSignIn(line.url);
    change(authorizeUrl.searchParams);
    const answer = await fetch(authorizeUrl, { redirect: 'manual', headers: { cookie } });
    const location = answer.headers.get('location');
    return { status: answer.status, error: location === null ? null : new URL(location).searchParams.get('error') };
  };

  it('shows its own error page when no redirect can be trusted', async () => {
    expect(await authorize((query) => query.set('client_id', 'other'))).toEqual({ status: 400, error: null });
    expect(await authorize((query) => query.delete('redirect_uri'))).toEqual({ status: 400, error: null });
    expect(await authorize((query) => query.delete('state'))).toEqual({ status: 400, error: null });
  });

  it('redirects with an error otherwise', async () => {
    const refused = (change: (query: URLSearchParams) => void) => authorize(change).then(({ error }) => error);
    expect(await refused((query) => query.set('response_type', 'token'))).toBe('unsupported_response_type');
    expect(await refused((query) => query.set('scope', 'everything'))).toBe('invalid_scope');
    expect(await refused((query) => query.set('code_challenge_method', 'plain'))).toBe('invalid_request');
    expect(await refused((query) => query.set('prompt', 'none'))).toBe('login_required');
  });

  it('signs in silently with prompt=none where the person has consented before', async () => {
    const silent = await authorize((query) => query.set('prompt', 'none'), `line_emulator_user=${MISAKI}`);
    expect(silent).toEqual({ status: 302, error: null });
  });

  it('names every demo user on a button', async () => {
    const { authorizeUrl } = await beginSignIn(line.url);
    const text = await (await fetch(authorizeUrl)).text();
    for (const { display_name } of DEMO_USERS) expect(text).toContain(`aria-label="${display_name}さんとして許可する"`);
    expect(text).toContain('キャンセル');
    expect(text).toContain('友だち追加');
  });
});

it('answers unknown routes in the shape of LINE', async () => {
  const answer = await fetch(`${line.url}/v2/nothing`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});
