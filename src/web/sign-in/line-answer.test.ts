import { describe, expect, it } from 'vitest';
import { memoryBrowser } from '../flow/memory-browser.ts';
import { takeLineAnswer } from './line-answer.ts';

const state = 'abcdefghijklmnopqrstuvwx';

function returnWith(query: string, cookie: string | null = state) {
  const { cookies } = memoryBrowser();
  if (cookie !== null) cookies.write('line_state', cookie, 3600);
  return { answer: takeLineAnswer(new URLSearchParams(query), cookies), cookies };
}

describe('takeLineAnswer', () => {
  it('takes a code whose state this browser left with', () => {
    const { answer } = returnWith(`code=c1&state=${state}&friendship_status_changed=true`);
    expect(answer).toEqual({ state, code: 'c1', friendship_status_changed: 'true' });
  });

  it('takes a refused consent', () => {
    const { answer } = returnWith(`error=access_denied&error_description=no&state=${state}`);
    expect(answer).toEqual({ state, error: 'access_denied' });
  });

  it.each([
    ['another state', 'code=c1&state=xxxxxxxxxxxxxxxxxxxxxxxx', state],
    ['no state', 'code=c1', state],
    ['an expired cookie', `code=c1&state=${state}`, null],
    ['a state of another length', 'code=c1&state=short', 'short'],
  ])('refuses %s', (_, query, cookie) => {
    expect(returnWith(query, cookie).answer).toBeNull();
  });

  it('clears the cookie whatever the answer', () => {
    expect(returnWith(`code=c1&state=${state}`).cookies.read('line_state')).toBeNull();
    expect(returnWith('code=c1&state=other').cookies.read('line_state')).toBeNull();
  });

  it('works once', () => {
    const { cookies } = memoryBrowser();
    cookies.write('line_state', state, 3600);
    const query = new URLSearchParams(`code=c1&state=${state}`);
    expect(takeLineAnswer(query, cookies)).not.toBeNull();
    expect(takeLineAnswer(query, cookies)).toBeNull();
  });
});
