import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longFunctions } from './long-functions.ts';

/** `npm run counts`: how much there is of what we want less of, by one rule each, so that two commits can be compared. */
const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const isCode = (file: string): boolean => /\.(ts|tsx|sql|graphql|css)$/.test(file);
const isGenerated = (file: string): boolean =>
  /\.generated\.ts$|\/generated\.ts$|^db\/schema\.|^db\/schema\/02_settings\/(columns|functions-in-force|views)\.sql$|functions-codes\.sql$|\/golden/.test(
    file,
  );
const isTest = (file: string): boolean => /\.test\.tsx?$|^e2e\/|\/testing\/|^db\/tests\//.test(file);
const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

const lines = new Map<string, { code: number; tests: number }>();
let generated = 0;
for (const file of files.filter(isCode)) {
  const count = textOf(file).split('\n').length - 1;
  if (isGenerated(file)) {
    generated += count;
    continue;
  }
  const room = lines.get(roomOf(file)) ?? { code: 0, tests: 0 };
  if (isTest(file)) room.tests += count;
  else room.code += count;
  lines.set(roomOf(file), room);
}

const found = (where: (file: string) => boolean, what: RegExp): number =>
  files
    .filter((file) => isCode(file) && !isGenerated(file) && !isTest(file) && where(file))
    .reduce((sum, file) => sum + [...textOf(file).matchAll(what)].length, 0);
const inSql = (file: string): boolean => file.startsWith('db/') && file.endsWith('.sql');
const inWeb = (file: string): boolean => file.startsWith('src/web/');

console.log('| room | hand-written lines | of tests |\n|---|--:|--:|');
for (const [room, { code, tests }] of [...lines].toSorted((a, b) => b[1].code - a[1].code)) {
  console.log(`| ${room} | ${code} | ${tests} |`);
}
const rows: [string, number][] = [
  ['hand-written lines', [...lines.values()].reduce((sum, { code }) => sum + code, 0)],
  ['lines of tests', [...lines.values()].reduce((sum, { tests }) => sum + tests, 0)],
  ['generated lines', generated],
  ['migrations', 1 + files.filter((file) => /^db\/migrations\/.*\.sql$/.test(file)).length],
  ['`alter table` in migrations', found((file) => file.startsWith('db/migrations/'), /alter table/g)],
  [
    'lines of SQL',
    files
      .filter(inSql)
      .filter((file) => !isGenerated(file))
      .reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0),
  ],
  [
    'comparisons of adaptation_date with a day in SQL outside tables and migrations and in TypeScript',
    found((file) => !/^db\/(migrations|schema\/\w+\/tables)/.test(file), /adaptation_date\s*(<=|>=|<|>)/g),
  ],
  // Not what a column may hold (`check (status in (1, 2, 3))`): that is the list itself, and tied to the domain's.
  [
    'codes as bare numbers in SQL',
    found(
      inSql,
      /(?<!check \("?)\b\w*(status|type|kind|role|standing|settlement|position|mode)\w*"?\s*(=|<>|in)\s*\(?\d/g,
    ),
  ],
  ["casts of a moment to Tokyo's day in SQL and TypeScript", found(() => true, /at time zone 'Asia\/Tokyo'\)+::date/g)],
  ['useState in web', found(inWeb, /\buseState[<(]/g)],
  [
    'functions over 60 lines in web',
    files
      .filter((file) => inWeb(file) && /\.tsx?$/.test(file) && !isTest(file) && !isGenerated(file))
      .reduce((sum, file) => sum + longFunctions(textOf(file), 60), 0),
  ],
  ['forms on src/web/form', found(inWeb, /\buseActionForm\(\w/g)],
  [
    'browser tests',
    files
      .filter((file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file))
      .reduce((sum, file) => sum + [...textOf(file).matchAll(/^\s*test(\.\w+)?\(/gm)].length, 0),
  ],
  ['component test files', files.filter((file) => file.endsWith('.test.tsx')).length],
  ['decisions', files.filter((file) => file.startsWith('docs/decisions/')).length],
];
console.log('\n| what | how many |\n|---|--:|');
for (const [what, count] of rows) console.log(`| ${what} | ${count} |`);
