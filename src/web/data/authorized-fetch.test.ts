import { describe, expect, it } from 'vitest';
import type { SessionState } from '../session/session-state.ts';
import { createAuthorizedFetch } from './authorized-fetch.ts';

const user = { uid: 'u1', role: 'user', allowed_roles: ['user'] } as const;
const signedIn = (token: string): SessionState => ({ kind: 'signed_in', token, expires_at: 9e12, user });

function setUp(start: SessionState, renewed: SessionState, answers: Record<string, number>) {
  const tokens: (string | null)[] = [];
  let lost = 0;
  const fetch = createAuthorizedFetch({
    session: { ready: async () => start, refresh: async () => renewed },
    async fetch(_input, init) {
      const token = new Headers(init?.headers).get('authorization');
      tokens.push(token);
      return new Response(null, { status: answers[token ?? 'none'] ?? 200 });
    },
    onSessionLost: () => {
      lost += 1;
    },
  });
  return { fetch, tokens, lost: () => lost };
}

describe('authorized fetch', () => {
  it('sends no token for a visitor, whose 401 is not a lost session', async () => {
    const { fetch, tokens, lost } = setUp({ kind: 'signed_out' }, { kind: 'signed_out' }, { none: 401 });
    expect((await fetch('/v1/graphql')).status).toBe(401);
    expect(tokens).toEqual([null]);
    expect(lost()).toBe(0);
  });

  it('renews once on 401 and tries again', async () => {
    const { fetch, tokens, lost } = setUp(signedIn('old'), signedIn('new'), { 'Bearer old': 401 });
    expect((await fetch('/v1/graphql')).status).toBe(200);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(lost()).toBe(0);
  });

  it('leads to require_login when the session is over', async () => {
    const { fetch, lost } = setUp(signedIn('old'), { kind: 'signed_out' }, { 'Bearer old': 401 });
    expect((await fetch('/v1/graphql')).status).toBe(401);
    expect(lost()).toBe(1);
  });

  it('stays where it is when the server cannot be asked', async () => {
    const { fetch, lost } = setUp(signedIn('old'), { kind: 'failed' }, { 'Bearer old': 401 });
    await fetch('/v1/graphql');
    expect(lost()).toBe(0);
  });
});
