import { dirname, join, normalize } from 'node:path';
import type { Tree } from './tree.ts';

/** What React Router reads of a page, the root and the server's entry by its name. */
const ofPages = new Set([
  ...['meta', 'loader', 'clientLoader', 'clientMiddleware', 'shouldRevalidate', 'HydrateFallback', 'ErrorBoundary'],
  ...['Layout', 'handleError', 'streamTimeout'],
]);
const isOfPage = (file: string, name: string): boolean => file.startsWith('src/web/') && ofPages.has(name);
/** Written by a tool, for whoever needs a part of it; db is left to itself; code generation holds exports in the texts it writes. */
const isLeftAlone = (file: string): boolean => /generated\.ts$|^db\/|^tools\/codegen\//.test(file);

/** Exports that no other file imports, as `file name`. */
export function unusedExports(tree: Tree): string[] {
  const files = [...tree].filter(([file]) => /\.tsx?$/.test(file));
  const imported = new Set<string>();
  const importedWhole = new Set<string>();
  for (const [file, text] of files) {
    const place = (specifier = '') => normalize(join(dirname(file), specifier));
    const named = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g;
    for (const [, names = '', from] of text.matchAll(named))
      for (const name of names.split(',')) {
        const [exported] = name
          .trim()
          .replace(/^type\s+/, '')
          .split(' as ');
        imported.add(`${place(from)} ${exported}`);
      }
    const whole = /(?:(?:import|export)\s+\*(?:\s+as\s+\w+)?\s+from\s*|import\(\s*)['"](\.[^'"]+)['"]/g;
    for (const [, from] of text.matchAll(whole)) importedWhole.add(place(from));
  }
  const exported = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
  return files.flatMap(([file, text]) =>
    importedWhole.has(file) || isLeftAlone(file)
      ? []
      : [...text.matchAll(exported)]
          .map(([, name = '']) => name)
          .filter((name) => !isOfPage(file, name) && !imported.has(`${file} ${name}`))
          .map((name) => `${file} ${name}`),
  );
}
