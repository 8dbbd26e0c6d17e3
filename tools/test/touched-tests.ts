import { dirname, join } from 'node:path';

/**
 * Tests on a database a change touches. By imports alone it would be nearly all of them, as each asks the whole server: so a test counts
 * that changed, stands in the folder of a changed file, imports it, or calls it by its name (a function's file is named after it); and
 * where a rule changed, the same of the server's files that import the rule. A change of the schema touches all of db/tests.
 */
export function touchedTests(changed: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const sources = changed.filter((file) => /\.(ts|sql|graphql)$/.test(file) && !isTest(file));
  const rules = new Set(sources.filter((file) => /^src\/(domain|contract)\//.test(file)));
  const using = [...files].filter(
    ([file, text]) => !isTest(file) && importsOf(file, text).some((one) => rules.has(one)),
  );
  const touched = new Set([...sources, ...using.map(([file]) => file)]);
  const folders = new Set(sources.filter((file) => /^(src\/server|db)\//.test(file)).map(dirname));
  const called = [...touched].flatMap(
    (file) => /^src\/server\/(?:functions|jobs)\/.*\/(\w+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const schema = sources.some((file) => file.endsWith('.sql'));
  const callsOne = (text: string) => called.some((name) => text.includes(`'${name}'`));
  return [...files]
    .filter(([file]) => isTest(file))
    .filter(
      ([file, text]) =>
        changed.includes(file) ||
        folders.has(dirname(file)) ||
        (schema && file.startsWith('db/tests/')) ||
        callsOne(text) ||
        importsOf(file, text).some((one) => touched.has(one)),
    )
    .map(([file]) => file);
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
