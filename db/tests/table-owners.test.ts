import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

it('every table has an owner and a screen, or a reason, in docs/generated/tables.md; and none that is gone', async () => {
  const database = await testDatabase('empty');
  const { rows } = await database.pool.query<{ name: string }>(
    `select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
     from pg_tables where schemaname in ('public', 'app', 'auth') and tablename <> 'migrations' order by 1`,
  );
  const written = readFileSync(join(import.meta.dirname, '../../docs/generated/tables.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| table |'))
    .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
    .map((name) => name.trim())
    .sort();
  expect(written).toEqual(rows.map(({ name }) => name).sort());
});
