import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSchema } from 'graphql';
import { environmentExample, environmentPage } from './codegen/environment-pages.ts';
import { foundByFolder } from './codegen/found-by-folder.ts';
import { generate, sharedFragments } from './codegen/generate.ts';
import { inForceSql, inForceViewsSql } from './codegen/in-force-sql.ts';
import { priceRowsDocument, settingsPage } from './codegen/settings-pages.ts';
import { settingsSql } from './codegen/settings-sql.ts';

/** `codegen.ts` writes the generated files, `--sql` only those a database is made from, `--check` fails when they are stale. */
const root = join(import.meta.dirname, '..');
const checking = process.argv.includes('--check');
const stale: string[] = [];

function put([path, text]: readonly [path: string, text: string]): void {
  if (read(join(root, path)) === text) return;
  if (checking) stale.push(path);
  else writeFileSync(join(root, path), text);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const operations = 'src/contract/operations';
const fragments = 'src/server/data-api/fragments';
// SQL first: the schema the documents are read against is dumped from a database made by it.
put(['db/schema/02_settings/columns.sql', settingsSql()]);
put(['db/schema/02_settings/functions-in-force.sql', inForceSql()]);
put(['db/schema/02_settings/views.sql', inForceViewsSql()]);
put(['src/server/settings/operations/SelectStaffPriceRows.graphql', priceRowsDocument()]);
put(['docs/generated/settings.md', settingsPage()]);
put(['docs/generated/environment.md', environmentPage()]);
put(['deploy/imahoiku.env.example', environmentExample()]);

if (!process.argv.includes('--sql')) await putOperationsAndLists();

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run: npm run codegen`);
  process.exitCode = 1;
}

async function putOperationsAndLists(): Promise<void> {
  const schema = buildSchema(readFileSync(join(root, 'db/schema.graphql'), 'utf8'));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((name) => join('src', name))
    .map((file) => ({ file, name: basename(file, '.graphql'), text: readFileSync(join(root, file), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const isShared = ({ file }: { file: string }) => file.startsWith(`${fragments}/`);
  const shared = files.filter(isShared).flatMap(({ text }) => sharedFragments(text));
  const { types, documents } = generate(
    schema,
    files.filter((file) => !isShared(file)),
    shared,
  );
  put([`${operations}/generated.ts`, types]);
  put([`${operations}/documents.generated.ts`, documents]);
  for (const list of foundByFolder(root)) put(list);
  // These read the definitions by the lists that have just been written.
  const { auditTitles } = await import('./codegen/audit-titles.ts');
  const { lightFields } = await import('./codegen/light-fields.ts');
  const { requireDefinitions, tablesDocument } = await import('./codegen/table-lists.ts');
  const { personalDataPage } = await import('./codegen/personal-data/personal-data.ts');
  requireDefinitions(root);
  put(auditTitles());
  put(lightFields());
  put(tablesDocument());
  put(personalDataPage(root));
}
