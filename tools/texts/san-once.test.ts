import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Words before さん that are no typed names. */
const noNames: readonly string[] = [];

type Node = { type: string; start: number; end: number; [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];

/** Words that are put before さん by hand: in a template, or in the text of a page. */
function handWritten(file: string, source: string): string[] {
  const found: string[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const visit = (node: Node): void => {
    if (node.type === 'TemplateLiteral') {
      const words = nodesIn(node.expressions);
      nodesIn(node.quasis)
        .slice(1)
        .forEach((after, place) => {
          const word = words[place];
          if (word && /^\s*さん/.test(text(after).replace(/^\}/, ''))) found.push(text(word));
        });
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = nodesIn(node.children);
      parts.forEach((part, place) => {
        const before = parts[place - 1];
        if (before && before.type !== 'JSXText' && part.type === 'JSXText' && /^\s*さん/.test(text(part))) {
          found.push(text(before));
        }
      });
    }
    for (const value of Object.values(node)) nodesIn(value).forEach(visit);
  };
  nodesIn(parseSync(file, source).program).forEach(visit);
  return found.filter((word) => !noNames.includes(word)).map((word) => `${file}: ${word}さん`);
}

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && !file.endsWith('generated.ts') && !file.endsWith('/called-name.ts'),
);

/** Whoever typed a name may have written さん, 様, ちゃん or くん: `withSan` adds it once (src/domain/membership/called-name.ts). */
describe('さん after a typed name', () => {
  it('is found where it is written by hand', () => {
    const source = 'const Page = ({ name }) => <p title={`$-さんへ`}>{name}さん<b>{name}</b>\n さんは {name} です</p>;';
    expect(handWritten('page.tsx', source.replace('$-', '$' + '{name}'))).toHaveLength(3);
  });
  it('is written by withSan alone', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(
      files.flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        return source.includes('さん') ? handWritten(file, source) : [];
      }),
    ).toEqual([]);
  });
});
