import { describe, expect, it } from 'vitest';
import { lineStartPath } from './line-start.ts';

describe('lineStartPath', () => {
  it('carries only what is known', () => {
    expect(lineStartPath({ purpose: 'login' })).toBe('/auth/line/start?purpose=login');
    expect(lineStartPath({ purpose: 'login', branch: null, returnTo: '' })).toBe('/auth/line/start?purpose=login');
  });

  it('carries branch, the way back and the retry', () => {
    const path = lineStartPath({ purpose: 'reserves', branch: 'minato', returnTo: '/mypage/top?a=1&b=2', retry: true });
    const { searchParams } = new URL(path, 'https://imahoiku.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      purpose: 'reserves',
      branch: 'minato',
      return_to: '/mypage/top?a=1&b=2',
      retry: '1',
    });
  });
});
