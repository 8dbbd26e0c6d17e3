import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Which row is in force on a day is said once in SQL (tools/codegen/in-force-sql.ts, app.has_begun) and once in TypeScript
 * (src/domain/settings/in-force.ts). A CHECK of a table compares the columns of one row; db/tests/settings/in-force.test.ts reads them.
 */
const root = join(import.meta.dirname, '../..');
const said = [
  'src/domain/settings/in-force.ts',
  'tools/codegen/in-force-sql.ts',
  'db/schema/02_settings/functions.sql',
  'db/schema/02_settings/functions-in-force.sql',
  'db/schema/02_settings/views.sql',
];
const comparisons = [
  /adaptation_date\)?\s*(?:<|>(?!\())=?(?!\w*>|\/)/,
  /[<>]=?\s*(?:[\w?.]+\.)?adaptation_date\b/,
  /adaptation_date: \{ _[lg]te?:/,
  /order by [^`;]*adaptation_date desc[^`;]* limit 1/,
  /adaptation_date\.localeCompare/,
];

it('nothing else in the tree compares adaptation_date with a day', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'db/schema', 'db/seed', 'soak', 'bench', 'e2e', 'deploy', 'tools'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.(ts|tsx|sql|graphql)$/.test(file) && !/\.test\.tsx?$|generated|golden-sql/.test(file))
    .filter((file) => !said.includes(file) && !/^db\/schema\/\w+\/tables/.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('=>', '');
    return comparisons.some((comparison) => comparison.test(text)) ? [file] : [];
  });
  expect(found).toEqual([]);
});
