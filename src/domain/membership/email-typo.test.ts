import { describe, expect, it } from 'vitest';
import { suggestedEmail } from './email-typo.ts';

describe('suggestedEmail', () => {
  it.each([
    ['mori@exmaple.jp', 'mori@example.jp'],
    ['Mori@gmial.com', 'mori@gmail.com'],
    ['mori@gmail.co', 'mori@gmail.com'],
    ['mori@gmaill.com', 'mori@gmail.com'],
    ['mori@yahoo.cojp', 'mori@yahoo.co.jp'],
    ['mori@yahooo.co.jp', 'mori@yahoo.co.jp'],
    ['mori@docomo.nejp', 'mori@docomo.ne.jp'],
    ['mori@iclud.com', 'mori@icloud.com'],
    ['mori@ezwed.ne.jp', 'mori@ezweb.ne.jp'],
    ['mori@softbank.jp', 'mori@i.softbank.jp'],
    ['mori@outlok.jp', 'mori@outlook.jp'],
  ])('%s → %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });

  it.each([
    'mori@gmail.com',
    'mori@example.jp',
    'mori@mail.com',
    'mori@nifty.com',
    'mori@keio.jp',
    'mori@tokyo.lg.jp',
    'mori',
    'mori@',
    '@gmial.com',
    '',
  ])('has nothing to say of %s', (typed) => {
    expect(suggestedEmail(typed)).toBeNull();
  });
});
