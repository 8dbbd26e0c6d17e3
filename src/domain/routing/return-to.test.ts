import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireLoginPath } from './login-path.ts';
import { safeReturnTo } from './return-to.ts';

describe('safeReturnTo', () => {
  it.each(['/mypage/top', '/mypage/reserves/edit/12?from=list#x', '/', '/branches/minato?a=%2F%2Fb', '/staff/today'])(
    'accepts %s',
    (value) => expect(safeReturnTo(value)).toBe(value),
  );
  it.each([
    '//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/mypage/top\n',
    '/my\tpage/top',
    ' /mypage/top',
    'mypage/top',
    '/nowhere',
    '/v1/graphql',
    '/sign_out',
    '/sign_out/',
    '/branches/%E0%A4%A',
    '',
    null,
    undefined,
    7,
    `/branches/${'a'.repeat(2000)}`,
  ])('refuses %j', (value) => expect(safeReturnTo(value)).toBeNull());

  it('never leaves the origin, whatever it accepts', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      'mypage',
      'top',
      'branches',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '\t',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const value = safeReturnTo(pieces.join(''));
        if (value !== null) {
          const url = new URL(value, 'https://site.example');
          expect(url.origin).toBe('https://site.example');
          expect(url.pathname.startsWith('//')).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
  it('takes back what requireLoginPath wrote', () => {
    const url = new URL(requireLoginPath('/mypage/benefits/list', '?q=%E9%A3%9F&page=2'), 'https://site.example');
    expect(safeReturnTo(url.searchParams.get('return_to'))).toBe('/mypage/benefits/list?q=%E9%A3%9F&page=2');
  });
});
