import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const specs = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.spec.ts'),
);
const marked = specs.flatMap((name) =>
  [...read(join('e2e/specs', name)).matchAll(/\btest\(\s*(['"`])([^\n]*?)\1,\s*\{\s*tag: '@again',?\s*\}/g)].map(
    ([, , title]) => `\`${name.replace('.spec.ts', '')}\`: ${title}`,
  ),
);
const listed = [...read('docs/tests-moved.md').matchAll(/^\| (`[\w/-]+`: .+?) \| .*(`[\w/.-]+`).* \|$/gm)].map(
  ([, test]) => test,
);

it('every browser test left to `npm run test:all` is listed with the tests that carry its proof, and no other', () => {
  const marks = specs.flatMap((name) => read(join('e2e/specs', name)).match(/@again/g) ?? []);
  expect(marked.length).toBe(marks.length);
  const again = read('docs/tests-moved.md').split('## Proved again')[1] ?? '';
  expect(marked.filter((test) => !listed.includes(test))).toEqual([]);
  expect(listed.filter((test) => again.includes(`| ${test} |`) && !marked.includes(test ?? ''))).toEqual([]);
});
