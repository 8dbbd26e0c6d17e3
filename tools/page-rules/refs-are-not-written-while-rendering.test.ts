import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** React may render a page and throw the result away: what a ref says then was never on the screen, and an amount read from it was never agreed to. */
it('no component or hook writes a ref while it renders', () => {
  const written = globSync('src/web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}\w+\.current (\?\?|\|\|)?= .*$/gm)].map(
        ([line]) => `${file}:${line}`,
      ),
    );
  expect(written).toEqual([]);
});
