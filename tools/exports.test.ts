import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'db', 'deploy', 'emulators', 'e2e', 'bench', 'soak', 'tools'];
const found = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const files = [...found, ...readdirSync(root)].filter((name) => /\.tsx?$/.test(name));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** What React Router reads of a page, the root and the server's entry by its name. */
const ofPages = new Set([
  ...['meta', 'loader', 'clientLoader', 'clientMiddleware', 'shouldRevalidate', 'HydrateFallback', 'ErrorBoundary'],
  ...['Layout', 'handleError', 'streamTimeout'],
]);
const isOfPage = (file: string, name: string) => file.startsWith('src/web/') && ofPages.has(name);
/** Written by a tool, for whoever needs a part of it. */
const isGenerated = (file: string) => /generated\.ts$/.test(file);

it('exports nothing that no other file imports', () => {
  const imported = new Set<string>();
  const importedWhole = new Set<string>();
  for (const [file, text] of texts) {
    const place = (specifier = '') => normalize(join(dirname(file), specifier));
    const named = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g;
    for (const [, names = '', from] of text.matchAll(named))
      for (const name of names.split(','))
        imported.add(
          `${place(from)} ${
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(' as ')[0]
          }`,
        );
    const whole = /(?:(?:import|export)\s+\*(?:\s+as\s+\w+)?\s+from\s*|import\(\s*)['"](\.[^'"]+)['"]/g;
    for (const [, from] of text.matchAll(whole)) importedWhole.add(place(from));
  }
  const exported = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
  const unused = [...texts].flatMap(([file, text]) =>
    // db is left to itself; code generation holds exports in the texts it writes.
    isGenerated(file) || importedWhole.has(file) || /^(db|tools\/codegen)\//.test(file)
      ? []
      : [...text.matchAll(exported)]
          .map(([, name = '']) => name)
          .filter((name) => !isOfPage(file, name) && !imported.has(`${file} ${name}`))
          .map((name) => `${file} ${name}`),
  );
  expect(unused).toEqual([]);
});
