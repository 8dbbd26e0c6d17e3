import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FunctionOutcome } from '../data/call-function.ts';
import { documentCookies } from '../flow/draft-cookie.ts';
import { receiveLineAnswer } from './line-callback.ts';
import { rememberIntent } from './line-login-intent.ts';
import { LineProblemScreen } from './line-problem-screen.tsx';
import type { LineStart } from './line-start.ts';

/** What LINE's way back shows when it cannot simply go on: the page of every answer, with its ways on. */
const { lineLogin, signIn } = vi.hoisted(() => ({ lineLogin: vi.fn(), signIn: vi.fn() }));
vi.mock('../data/browser-functions.ts', () => ({ callFunction: lineLogin }));
vi.mock('../session/browser-session.ts', () => ({ session: () => ({ signInWithCustomToken: signIn }) }));

const state = 'abcdefghijklmnopqrstuvwx';
type Purpose = 'register' | 'reserves' | 'login';

/** Comes back from LINE; answers the heading shown, or where one was led. */
async function comeBack(purpose: Purpose, answer?: FunctionOutcome<unknown>, intent: Partial<LineStart> = {}) {
  cleanup();
  rememberIntent({ purpose, ...intent });
  documentCookies.write('line_state', state, 3600);
  lineLogin.mockResolvedValueOnce(answer);
  const from = answer === undefined ? 'another-state-of-24-chars' : state;
  const request = new Request(`https://imahoiku.example/callback?code=c1&state=${from}`);
  const stopped = await receiveLineAnswer(request, purpose, () => '/went-on').catch((thrown: unknown) => thrown);
  if (stopped instanceof Response) return stopped.headers.get('location');
  const element = <LineProblemScreen {...(stopped as Awaited<ReturnType<typeof receiveLineAnswer>>)} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const refused = (type: string): FunctionOutcome<unknown> => ({ kind: 'refused', type, msg: '' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

beforeEach(() => {
  sessionStorage.clear();
  lineLogin.mockReset();
  signIn.mockReset().mockResolvedValue(true);
});
afterEach(cleanup);

describe('the way back from LINE', () => {
  it('a refused consent says so and offers both ways on', async () => {
    expect(await comeBack('register', refused('line_denied'))).toBe('LINEでの許可がキャンセルされました');
    expect(hrefOf('もう一度LINEで進む')).toContain('retry=1');
    expect(hrefOf('メールアドレスで進む')).toBe('/registration/customers');
  });

  it('a foreign state is stopped before the server is asked; the retry keeps the branch', async () => {
    expect(await comeBack('reserves', undefined, { branch: 'minato-hiroba' })).toBe('LINEとの確認をやり直してください');
    expect(lineLogin).not.toHaveBeenCalled();
    expect(documentCookies.read('line_state')).toBeNull();
    expect(hrefOf('もう一度LINEで進む')).toMatch(/branch=minato-hiroba.*retry=1/);
  });

  it('an existing customer is signed in and informed', async () => {
    const known: FunctionOutcome<unknown> = { kind: 'ok', result: { customToken: 't', registered: true } };
    expect(await comeBack('register', known)).toBe('このLINEアカウントは登録済みです');
    expect(signIn).toHaveBeenCalledExactlyOnceWith('t');
    expect(hrefOf('マイページへ')).toBe('/mypage/top');
  });

  it.each([
    ['line_unavailable', 'LINEに接続できませんでした'],
    ['something_else', 'LINEに接続できませんでした'],
    ['account_deleted', 'このアカウントは削除されています'],
    ['account_merged', 'このアカウントは、ご家族のアカウントにまとめられました'],
    ['line_taken', 'このLINEアカウントは、別の登録に使われています'],
    ['line_unregistered', 'このLINEアカウントでは、まだ登録がありません'],
    ['family_link_used', 'このリンクは使えません'],
  ])('%s has its page', async (type, title) => {
    expect(await comeBack('login', refused(type))).toBe(title);
  });

  it('a newcomer who wanted a seat registers with it', async () => {
    const returnTo = '/mypage/reserves_today/select_branches?branch=minato-hiroba';
    await comeBack('login', refused('line_unregistered'), { returnTo });
    expect(decodeURIComponent(hrefOf('LINEで新規登録する'))).toMatch(/reserves.*branch=minato-hiroba/);
  });

  it('goes on where nothing stops it, and stops where the session cannot begin', async () => {
    const fresh: FunctionOutcome<unknown> = { kind: 'ok', result: { customToken: 't', registered: false } };
    expect(await comeBack('register', fresh)).toBe('/went-on');
    signIn.mockResolvedValueOnce(false);
    expect(await comeBack('register', fresh)).toBe('LINEに接続できませんでした');
  });
});
