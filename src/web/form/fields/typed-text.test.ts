import { describe, expect, it } from 'vitest';
import * as wanakana from 'wanakana';
import { digitsOf, katakanaOf } from './typed-text.ts';

describe('digitsOf', () => {
  it.each([
    ['090-1234-5678', 11, '09012345678'],
    ['０９０１２３４５６７８', 11, '09012345678'],
    ['〒105-0013', 7, '1050013'],
    ['1990/04/01', 8, '19900401'],
    ['199004019', 8, '19900401'],
    ['', 8, ''],
  ])('%s', (typed, max, digits) => {
    expect(digitsOf(typed, max)).toBe(digits);
    expect(digitsOf(digits, max)).toBe(digits);
  });
});

describe('katakanaOf', () => {
  it.each([
    ['みずの かおり', 'ミズノ カオリ'],
    ['ﾐｽﾞﾉ', 'ミズノ'],
    ['ゆーすけ', 'ユースケ'],
    ['ヴィクトリア', 'ヴィクトリア'],
    ['水野', '水野'],
    ['mizuno', 'mizuno'],
  ])('%s', (typed, kana) => {
    expect(katakanaOf(typed, wanakana)).toBe(kana);
    expect(katakanaOf(kana, wanakana)).toBe(kana);
  });

  it('leaves hiragana alone until the converter has come', () => {
    expect(katakanaOf('みずの', undefined)).toBe('みずの');
  });
});
