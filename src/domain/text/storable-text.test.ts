import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableJson, storableText, storableUrl, TooDeep } from './storable-text.ts';

describe('text that can be stored', () => {
  it.each([
    ['山田 👩‍👧 はなこ', '山田 👩‍👧 はなこ'],
    ['a\u0000b', 'a\ufffdb'],
    ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['\ud83d\ude00\ud83d', '😀\ufffd'],
  ])('%j becomes %j', (text, stored) => {
    expect(storableText(text)).toBe(stored);
  });

  it('is any text, and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stored = storableText(text);
        expect(stored.isWellFormed() && !stored.includes('\0')).toBe(true);
        expect(storableText(stored)).toBe(stored);
        expect(stored).toHaveLength(text.length);
      }),
      { seed: 1 },
    );
  });

  it('holds in every place of a JSON value, keys too', () => {
    const value = { 'a\0': ['\ud800', 1, null, { b: 'ok\0' }] };
    expect(storableJson(value)).toEqual({ 'a\ufffd': ['\ufffd', 1, null, { b: 'ok\ufffd' }] });
    const same = { name: '山田', children: [{ gender: 1 }], flag: false, none: null };
    expect(storableJson(same)).toEqual(same);
  });

  it('can always be read as text', () => {
    expect(String(storableJson(JSON.parse('{"toString":1,"valueOf":{},"name":"x"}')))).toBe('[object Object]');
  });

  it('ends where nesting is no longer a form', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
    expect(storableJson(nested(64))).toBeTruthy();
    expect(() => storableJson(nested(65))).toThrow(TooDeep);
    expect(() => storableJson(nested(100_000))).toThrow(TooDeep);
  });
});

describe('an address that can be decoded', () => {
  it.each([
    ['/branches/minato?code=13', '/branches/minato?code=13'],
    ['/branches/%E3%81%BF%2F%41', '/branches/%E3%81%BF%2F%41'],
    ['/branches/a%00b', '/branches/a%EF%BF%BDb'],
    ['/branches/%E3%81', '/branches/%EF%BF%BD'],
    ['/branches/%ED%A0%80', '/branches/%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['/branches/100%', '/branches/100%25'],
    ['/branches/%zz%2f%00', '/branches/%25zz%2F%EF%BF%BD'],
    ['/?q=%ff', '/?q=%EF%BF%BD'],
  ])('%s becomes %s', (url, sent) => {
    expect(storableUrl(url)).toBe(sent);
  });

  it('is any address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('%', '0', 'a', 'F', 'e', '8', 'z', '/', 'は'), { maxLength: 30 }),
        (parts) => {
          const url = storableUrl(parts.join(''));
          expect(decodeURIComponent(url)).not.toContain('\0');
          expect(storableUrl(url)).toBe(url);
        },
      ),
      { seed: 1, numRuns: 1000 },
    );
  });
});
