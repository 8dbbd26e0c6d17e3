import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** 様子 and the like are words of their own. */
const title = /^\s*(?:さん|様(?!子))/;

/** Words before さん and 様 that are no typed names. */
const noNames: readonly string[] = [];

type Node = { type: string; start: number; end: number; [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];

/** Words that are put before さん and 様 by hand: in a template, or in the text of a page. */
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
          if (word && title.test(text(after).replace(/^\}/, ''))) found.push(text(word));
        });
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = nodesIn(node.children);
      parts.forEach((part, place) => {
        const before = parts[place - 1];
        if (before && before.type !== 'JSXText' && part.type === 'JSXText' && title.test(text(part))) {
          found.push(text(before));
        }
      });
    }
    for (const value of Object.values(node)) nodesIn(value).forEach(visit);
  };
  nodesIn(parseSync(file, source).program).forEach(visit);
  return found.filter((word) => !noNames.includes(word)).map((word) => `${file}: ${word}`);
}

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && !file.endsWith('generated.ts') && !file.endsWith('/called-name.ts'),
);

/** Anyone who typed a name may have written さん, 様, ちゃん or くん: `withSan` and `withSama` add it once (src/domain/text/called-name.ts). */
describe('さん and 様 after a typed name', () => {
  it('is found where it is written by hand', () => {
    const source = 'const Page = ({ name }) => <p title={`$-さんへ`}>{name}さん<b>{name}</b>\n さんは {name} です</p>;';
    expect(handWritten('page.tsx', source.replace('$-', '$' + '{name}'))).toHaveLength(3);
  });
  it('is written by withSan and withSama alone', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(
      files.flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        return /さん|様/.test(source) ? handWritten(file, source) : [];
      }),
    ).toEqual([]);
  });
});
