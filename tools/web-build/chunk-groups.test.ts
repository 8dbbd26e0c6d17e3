import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

/** `a/(b|c)` is a/b and a/c. */
function pathsIn(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of pattern) {
    if (sign === '|' && depth === 0) {
      parts.push(part);
      part = '';
      continue;
    }
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    part += sign;
  }
  parts.push(part);
  return parts.flatMap((each) => {
    const open = each.indexOf('(');
    if (open < 0) return [each];
    const close = each.lastIndexOf(')');
    return pathsIn(each.slice(open + 1, close)).map((inner) => each.slice(0, open) + inner + each.slice(close + 1));
  });
}

// A renamed file would fall out of its group without a word, and a page would load one more file.
it('every file a group of chunks names exists', () => {
  const files = globSync('src/{web,domain}/**/*.{ts,tsx}');
  const named = chunkGroups.flatMap(({ test }) =>
    [...test.source.matchAll(/\\\/(src\\\/(?:web|domain)\\\/)\((.+?)\)\\\.tsx?\??\$/g)].flatMap(
      ([, folder = '', paths = '']) => pathsIn(paths).map((path) => `${folder}${path}`.replaceAll('\\/', '/')),
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  const gone = named.filter((path) => {
    const found = new RegExp(`^${path}\\.tsx?$`);
    return !files.some((file) => found.test(file));
  });
  expect(gone).toEqual([]);
});
