import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSchema } from 'graphql';
import { generate, sharedFragments } from './codegen/generate.ts';
import { inForceSql } from './codegen/in-force-sql.ts';
import { priceRowsDocument, settingsPage } from './codegen/settings-pages.ts';
import { settingsSql } from './codegen/settings-sql.ts';

/** `codegen.ts` writes the generated files, `--sql` only those a database is made from, `--check` fails when they are stale. */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/contract/operations');
const stale: string[] = [];

// SQL first: the schema the documents are read against is dumped from a database made by it.
put('db/settings/0001_columns.sql', settingsSql());
put('db/settings/0002_in_force.sql', inForceSql());
put('src/contract/operations/headquarters/SelectStaffPriceRows.graphql', priceRowsDocument());
put('docs/settings.md', settingsPage());

if (!process.argv.includes('--sql')) putOperations();

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run: npm run codegen`);
  process.exitCode = 1;
}

function put(file: string, text: string): void {
  const path = join(root, file);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (read(path) !== text) stale.push(file);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function putOperations(): void {
  const schema = buildSchema(readFileSync(join(root, 'db/schema.graphql'), 'utf8'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ file, name: basename(file, '.graphql'), text: readFileSync(join(folder, file), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const isShared = ({ file }: { file: string }) => file.startsWith('fragments');
  const shared = files.filter(isShared).flatMap(({ text }) => sharedFragments(text));
  const generated = generate(
    schema,
    files.filter((file) => !isShared(file)),
    shared,
  );
  put('src/contract/operations/generated.ts', generated.types);
  put('src/contract/operations/documents.generated.ts', generated.documents);
}
