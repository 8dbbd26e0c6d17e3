import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastMigration, measuredOn } from './measured-on.ts';
import { measuredPages, measuredWith } from './measured-pages.ts';

const root = join(import.meta.dirname, '../..');

it('a page says its day, commit, migration and machine, and is read back', () => {
  const said = measuredOn(new Date('2026-11-19T00:00:00Z'));
  expect(said).toMatch(/^2026-11-19, commit [0-9a-f]{8}, last migration \d{4}_\w+, \d+ cores \(.+\), \d+ GB$/);
  expect(measuredWith(`# Measurements\n\nWritten by a command on ${said}.`)).toEqual({
    date: '2026-11-19',
    migration: lastMigration(),
  });
  expect(measuredWith('Written on 2026-11-17.')).toEqual({ date: '2026-11-17', migration: null });
});

it('every page of measurements is listed, and each listed one is there', () => {
  const listed = measuredPages.map(({ page }) => page as string);
  expect(listed.filter((page) => !existsSync(join(root, page)))).toEqual([]);
  const found = globSync(['**/RESULTS.md', '**/LIGHTHOUSE.md', '**/FAILOVERS.md'], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === '.data',
  });
  expect(found.filter((page) => !listed.includes(page))).toEqual([]);
});
