import { dirname, join } from 'node:path';

type Files = ReadonlyMap<string, string>;

/**
 * Tests on a database a change touches. By imports alone it would be nearly all of them, as each asks the whole server: so a test counts
 * that changed, is in the folder of a changed file, imports it, or calls it by its name (a function's file is named after it).
 * Where a rule changed, or a file no test is near, the same holds of the files that import it. A change of the schema touches all of db/tests.
 */
export function touchedTests(changed: readonly string[], files: Files): string[] {
  const sources = changed.filter((file) => /\.(ts|sql|graphql)$/.test(file) && !isTest(file));
  const touched = new Set(sources.flatMap((file) => nearOrUsing(file, files)));
  return [...files.keys()].filter((file) => isTest(file) && (changed.includes(file) || touched.has(file)));
}

function nearOrUsing(source: string, files: Files): string[] {
  if (source.endsWith('.sql')) return [...files.keys()].filter((file) => file.startsWith('db/tests/'));
  const near = nearTests(source, files);
  const isRule = /^src\/(domain|contract)\//.test(source);
  if (near.length > 0 && !isRule) return near;
  const users = [...files].filter(([file, text]) => !isTest(file) && importsOf(file, text).includes(source));
  return [...near, ...users.flatMap(([file]) => nearTests(file, files, !isRule))];
}

function nearTests(source: string, files: Files, folder = true): string[] {
  const [, name] = /^src\/server\/(?:.*\/)?(?:functions|jobs)\/(?:.*\/)?(\w+)\.ts$/.exec(source) ?? [];
  const isNear = ([file, text]: [string, string]) =>
    (folder && dirname(file) === dirname(source)) ||
    (name !== undefined && text.includes(`'${name}'`)) ||
    importsOf(file, text).includes(source);
  return [...files].filter(([file]) => isTest(file)).flatMap((entry) => (isNear(entry) ? [entry[0]] : []));
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
