import { describe, expect, it } from 'vitest';
import { createSession, refreshMargin, type SessionDependencies, type TabMessage } from './session.ts';

const user = { uid: 'u1', role: 'user', allowed_roles: ['user'] } as const;
const answerOf = (token: string) => ({ token, expires_in: 600, user });

/** A fake browser: queued answers, a clock, timers that run on demand. */
function surroundings(answers: (Response | Error)[]) {
  const timers: { at: number; run: () => void; off: boolean }[] = [];
  const log = { paths: [] as string[], told: [] as TabMessage[], signOuts: 0 };
  let now = 1_000_000;
  const deps: SessionDependencies = {
    async fetch(path) {
      log.paths.push(path);
      const answer = answers.shift();
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('no answer prepared');
      return answer;
    },
    now: () => now,
    later(milliseconds, run) {
      const timer = { at: now + milliseconds, run, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
    notifyTabs: (message) => log.told.push(message),
    withRefreshLock: (run) => run(),
    rememberState: () => {},
    onSignOut: () => {
      log.signOuts += 1;
    },
  };
  return {
    deps,
    log,
    advance(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.splice(0)) {
        if (timer.off) continue;
        if (timer.at <= now) timer.run();
        else timers.push(timer);
      }
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('session', () => {
  it('asks once for many, and keeps the token in memory', async () => {
    const { deps, log } = surroundings([Response.json(answerOf('t1'))]);
    const session = createSession(deps);
    const states = await Promise.all([session.ready(), session.ready(), session.ready()]);
    expect(states.map((state) => state.kind)).toEqual(['signed_in', 'signed_in', 'signed_in']);
    expect(log.paths).toEqual(['/auth/refresh']);
    expect(log.told).toMatchObject([{ kind: 'signed_in', state: { token: 't1' } }]);
  });

  it.each([204, 401])('a %d means signed out; without a previous sign-in no tab is notified', async (status) => {
    const { deps, log } = surroundings([new Response(null, { status })]);
    const session = createSession(deps);
    expect(await session.ready()).toEqual({ kind: 'signed_out' });
    expect(log.told).toEqual([]);
    expect(log.signOuts).toBe(0);
  });

  it('renews before the token ends', async () => {
    const { deps, log, advance } = surroundings([Response.json(answerOf('t1')), Response.json(answerOf('t2'))]);
    const session = createSession(deps);
    await session.ready();
    advance(600_000 - refreshMargin - 1);
    expect(log.paths).toHaveLength(1);
    advance(1);
    await settled();
    expect(session.state()).toMatchObject({ token: 't2' });
  });

  it('renews after a wake-up, when timers slept', async () => {
    const { deps } = surroundings([Response.json(answerOf('t1')), Response.json(answerOf('t2'))]);
    let now = 0;
    const session = createSession({ ...deps, now: () => now, later: () => () => {} });
    await session.ready();
    session.refreshIfDue();
    await settled();
    expect(session.state()).toMatchObject({ token: 't1' });
    now = 3_600_000;
    session.refreshIfDue();
    await settled();
    expect(session.state()).toMatchObject({ token: 't2' });
  });

  it('takes a token another tab has just renewed instead of asking again', async () => {
    const { deps, log } = surroundings([Response.json(answerOf('t1'))]);
    const session = createSession({
      ...deps,
      async withRefreshLock(run) {
        // While this tab waits for its turn, the other one tells its new token.
        if (session.state().kind === 'signed_in') {
          session.receiveTabMessage({
            kind: 'signed_in',
            state: { kind: 'signed_in', token: 't9', expires_at: 9e12, user },
          });
        }
        return run();
      },
    });
    await session.ready();
    expect(await session.refresh('t1')).toMatchObject({ token: 't9' });
    expect(log.paths).toHaveLength(1);
  });

  it('keeps a living token when the server cannot be reached, and says failed without one', async () => {
    const offline = surroundings([Response.json(answerOf('t1')), new Error('offline')]);
    const session = createSession(offline.deps);
    await session.ready();
    expect(await session.refresh('t1')).toMatchObject({ kind: 'signed_in', token: 't1' });
    const nobody = createSession(surroundings([new Error('offline')]).deps);
    expect(await nobody.ready()).toEqual({ kind: 'failed' });
  });

  it('a failed start is asked again', async () => {
    const { deps } = surroundings([new Response('oops', { status: 500 }), Response.json(answerOf('t1'))]);
    const session = createSession(deps);
    expect((await session.ready()).kind).toBe('failed');
    expect((await session.ready()).kind).toBe('signed_in');
  });

  it('tabs agree on signing out, and drafts go in each', async () => {
    const { deps, log } = surroundings([Response.json(answerOf('t1')), new Response(null, { status: 204 })]);
    const session = createSession(deps);
    await session.ready();
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ kind: 'signed_out' });
    expect(log.signOuts).toBe(1);
    expect(log.told.at(-1)).toEqual({ kind: 'signed_out', by_choice: true });

    const other = surroundings([]);
    const otherTab = createSession(other.deps);
    otherTab.receiveTabMessage({ kind: 'signed_out', by_choice: true });
    expect(other.log.signOuts).toBe(1);
    otherTab.receiveTabMessage({ kind: 'signed_out', by_choice: false });
    expect(other.log.signOuts).toBe(1);
  });

  it('says so when signing out did not work', async () => {
    const { deps, log } = surroundings([Response.json(answerOf('t1')), new Error('offline')]);
    const session = createSession(deps);
    await session.ready();
    expect(await session.signOut()).toBe(false);
    expect(session.state().kind).toBe('signed_in');
    expect(log.signOuts).toBe(0);
  });

  it('SPEC §5: email and password must be strings, else false without a request', async () => {
    const { deps, log } = surroundings([]);
    const session = createSession(deps);
    expect(await session.signInWithPassword(undefined, 'x')).toBe(false);
    expect(await session.signInWithPassword('a@example.jp', 1)).toBe(false);
    expect(log.paths).toEqual([]);
  });

  it('signs in again with a custom token (updateCustomer)', async () => {
    const { deps, log } = surroundings([new Response(null, { status: 204 }), Response.json(answerOf('t5'))]);
    const session = createSession(deps);
    expect(await session.signInAgain('ct')).toBe(true);
    expect(log.paths).toEqual(['/auth/sign_out', '/auth/custom_token']);
    expect(log.signOuts).toBe(0);
  });

  it('hands over what the server says to a refused sign-in', async () => {
    const { deps } = surroundings([
      Response.json({ error: 'ご確認ください。' }, { status: 401 }),
      new Error('offline'),
    ]);
    const session = createSession(deps);
    const failures: unknown[] = [];
    expect(await session.signInWithPassword('a@example.jp', 'x', (failure) => failures.push(failure))).toBe(false);
    expect(await session.signInWithPassword('a@example.jp', 'x', (failure) => failures.push(failure))).toBe(false);
    expect(failures).toMatchObject([{ status: 401, message: 'ご確認ください。' }, { status: 0 }]);
  });

  it('refuses an answer that is no session', async () => {
    const { deps } = surroundings([Response.json({ token: 1 })]);
    expect(await createSession(deps).signInWithCustomToken('ct')).toBe(false);
  });

  it('signs out everywhere with the bearer token, and believes no 401', async () => {
    const sent: RequestInit[] = [];
    const answers = [
      Response.json(answerOf('t1')),
      Response.json({}, { status: 401 }),
      Response.json({ status: 'OK' }),
    ];
    const { deps, log } = surroundings(answers);
    const { fetch } = deps;
    deps.fetch = (path, init) => {
      sent.push(init);
      return fetch(path, init);
    };
    const session = createSession(deps);
    await session.ready();
    expect(await session.signOutEverywhere()).toBe(false);
    expect(session.state().kind).toBe('signed_in');
    expect(await session.signOutEverywhere()).toBe(true);
    expect(session.state().kind).toBe('signed_out');
    expect(log.paths.slice(1)).toEqual(['/auth/sign_out_everywhere', '/auth/sign_out_everywhere']);
    expect(sent.at(-1)?.headers).toMatchObject({ authorization: 'Bearer t1' });
  });
});
