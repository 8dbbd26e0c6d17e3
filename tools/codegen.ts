import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSchema } from 'graphql';
import { foundByFolder } from './codegen/found-by-folder.ts';
import { generate, sharedFragments } from './codegen/generate.ts';

/** `codegen.ts` writes the generated files, `codegen.ts --check` fails when they are stale. */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/contract/operations');
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
const outputs = [
  [join(folder, 'generated.ts'), generated.types],
  [join(folder, 'documents.generated.ts'), generated.documents],
  ...foundByFolder(root).map(([path, text]) => [join(root, path), text] as const),
] as const;

if (process.argv.includes('--check')) {
  const stale = outputs.filter(([path, text]) => read(path) !== text).map(([path]) => path.slice(root.length + 1));
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run: npm run codegen`);
    process.exitCode = 1;
  }
} else for (const [path, text] of outputs) writeFileSync(path, text);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
