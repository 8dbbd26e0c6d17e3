import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calledName, withSan } from './called-name.ts';

it.each([
  ['佐藤 陽向', '陽向さん'],
  ['佐藤 陽向', '陽向さん'],
  ['陽向', '陽向さん'],
  ['佐藤 花子さん', '花子さん'],
])('%s is called %s', (name, called) => expect(calledName(name)).toBe(called));

it('adds さん once', () => {
  expect(withSan('山田 正')).toBe('山田 正さん');
  expect(withSan('山田 正さん')).toBe('山田 正さん');
});

/** What calledName and calledNames answer has its さん already. */
const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const callers = files
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /calledNames?\(/.test(text));

it('there are callers', () => expect(callers.length).toBeGreaterThan(15));
it.each(callers)('$file never writes さん after a name that has it', ({ text }) => {
  const held = [...text.matchAll(/(?:const|let) (\w+) = [^;\n]*calledNames?\(/g)].map(([, name]) => name ?? '');
  const doubled = held.filter((name) => new RegExp(String.raw`\{${name}\}\s*さん`).test(text));
  expect(doubled).toEqual([]);
  expect(text).not.toMatch(/calledNames?\([^()]*(\([^()]*\))?[^()]*\)\}\s*さん/);
});
