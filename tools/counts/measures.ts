import { basename, dirname } from 'node:path';
import { subjectNames } from '../rooms/subjects.ts';
import { importChain } from './import-chain.ts';
import { longFunctions } from './long-functions.ts';
import { importsOf, isCode, isGenerated, isTest, linesOf, type Tree } from './tree.ts';
import { unusedExports } from './unused-exports.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const inSql = (file: string): boolean => file.startsWith('db/') && file.endsWith('.sql');
const inWeb = (file: string): boolean => file.startsWith('src/web/');
const inSrc = (file: string): boolean => file.startsWith('src/') && /\.tsx?$/.test(file);
const isMine = (file: string): boolean => isCode(file) && !isGenerated(file);

function matches(tree: Tree, where: (file: string) => boolean, what: RegExp): number {
  return sumOf(
    [...tree].filter(([file]) => isMine(file) && where(file)).map(([, text]) => [...text.matchAll(what)].length),
  );
}
const inCode =
  (where: (file: string) => boolean) =>
  (file: string): boolean =>
    where(file) && !isTest(file);
const lines = (tree: Tree, where: (file: string) => boolean): number =>
  sumOf([...tree].filter(([file]) => isCode(file) && where(file)).map(([, text]) => linesOf(text)));

/** Words of our own that an engineer from elsewhere has to ask about. */
const ownWords = ['kept', 'told', 'nobody', 'stands', 'somebody', 'whoever', 'anew', 'wish', 'tell', 'doubt'];

/** A folder that is called by its subject, on whichever floor; null: none. */
export const subjectOf = (file: string): string | null => {
  const [, name = ''] =
    /^(?:src\/(?:domain|contract\/functions|server|web\/parts)|e2e\/specs)\/([\w-]+)\//.exec(file) ??
    /^db\/schema\/\d+_(\w+)\//.exec(file) ??
    [];
  return name === 'settings' || subjectNames.includes(name) ? name : null;
};

function chainOf(tree: Tree, body: string): string {
  const file = [...tree.keys()].find((name) => name.startsWith('src/server/') && basename(name) === body) ?? '';
  const { files, longest } = importChain(tree, file);
  return `${longest} of ${files}`;
}

/** The floor on which a subject's folder stands. */
const floorOf = (file: string): string => (/^src\/(?:domain|contract)\//.test(file) ? 'rules' : file.slice(0, 8));

/** Of whichever floors, or of one floor alone. Settings are a subject on the server; to rules they are ground everybody builds on (decision 102). */
const pairs = (tree: Tree, floor: string | null): number =>
  new Set(
    [...tree.keys()]
      .filter((file) => inSrc(file) && !isTest(file) && !isGenerated(file))
      .flatMap((file) => importsOf(tree, file).map((target) => [file, target] as const))
      .filter((pair) => floor === null || pair.every((file) => floorOf(file) === floor))
      .map((pair) => pair.map(subjectOf))
      .filter(([from, to]) => from !== null && to !== null && from !== to)
      .filter(([, to]) => to !== 'settings' || floor === 'src/serv')
      .map((pair) => pair.join(' → ')),
  ).size;

/** How many files and folders stand in each folder of src. */
function sizesOfFolders(tree: Tree): number[] {
  const folders = new Map<string, Set<string>>();
  for (const file of tree.keys()) {
    for (let path = file; path.startsWith('src/'); path = dirname(path)) {
      const folder = dirname(path);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(path));
    }
  }
  return [...folders.values()].map((entries) => entries.size);
}

/** One rule for each row, so that two versions can be compared. */
export function measures(tree: Tree): Record<string, number | string> {
  const names = [...tree.keys()];
  const sizes = sizesOfFolders(tree);
  const isByHand = (file: string): boolean => !isGenerated(file);
  return {
    'hand-written lines': lines(tree, (file) => isByHand(file) && !isTest(file)),
    'lines of tests': lines(tree, (file) => isByHand(file) && isTest(file)),
    'generated lines': lines(tree, isGenerated),
    'lines of SQL': lines(tree, (file) => isByHand(file) && inSql(file)),
    'migrations, the baseline among them': names.filter((file) =>
      /^db\/(migrations|schema\/01_base)\/.*(\d_.*|tables)\.sql$/.test(file),
    ).length,
    '`alter table` in migrations': matches(tree, (file) => file.startsWith('db/migrations/'), /alter table/g),
    'comparisons of adaptation_date with a day, in SQL outside tables and in TypeScript': matches(
      tree,
      inCode((file) => !/^db\/(migrations|schema\/\w+\/tables)/.test(file)),
      /adaptation_date\s*(<=|>=|<|>)/g,
    ),
    // Not what a column may hold (`check (status in (1, 2, 3))`): that is the list itself, and tied to the domain's.
    'codes as bare numbers in SQL': matches(
      tree,
      inCode(inSql),
      /(?<!check \("?)\b\w*(status|type|kind|role|standing|settlement|position|mode)\w*"?\s*(=|<>|in)\s*\(?\d/g,
    ),
    "casts of a moment to Tokyo's day": matches(tree, inCode(isCode), /at time zone 'Asia\/Tokyo'\)+::date/g),
    'exports that no other file imports': unusedExports(tree).length,
    'useState in web': matches(tree, inCode(inWeb), /\buseState[<(]/g),
    'functions over 60 lines in web': sumOf(
      [...tree]
        .filter(([file]) => inWeb(file) && /\.tsx?$/.test(file) && isByHand(file) && !isTest(file))
        .map(([, text]) => longFunctions(text, 60)),
    ),
    'forms on src/web/form': matches(tree, inCode(inWeb), /\buseActionForm\(\w/g),
    'browser tests': matches(tree, (file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file), /^\s*test(\.\w+)?\(/gm),
    'component test files': names.filter((file) => file.endsWith('.test.tsx')).length,
    'folders in src': sizes.length,
    'folders in src with at most two entries': sizes.filter((size) => size <= 2).length,
    'pairs of subjects with a run-time import between them: rules and definitions': pairs(tree, 'rules'),
    'the same: server': pairs(tree, 'src/serv'),
    'the same: parts of pages': pairs(tree, 'src/web/'),
    'the same: from any floor to any below': pairs(tree, null),
    'createReserve, longest way from import to import, of files it needs': chainOf(tree, 'createReserve.ts'),
    'staffCheckSleep (a nap check), the same': chainOf(tree, 'staffCheckSleep.ts'),
    'rows of the glossary': [...(tree.get('docs/glossary.md') ?? '').matchAll(/^\| /gm)].length - 1,
    decisions: names.filter((file) => /^docs\/decisions\/\d/.test(file)).length,
    ...Object.fromEntries(
      ownWords.map((word) => [`"${word}" in src`, matches(tree, inSrc, new RegExp(`\\b${word}\\b`, 'gi'))]),
    ),
  };
}

/** Hand-written lines by a key of their path, tests apart; files without a key are left out. */
export function linesBy(
  tree: Tree,
  keyOf: (file: string) => string | null,
): Map<string, { code: number; tests: number }> {
  const found = new Map<string, { code: number; tests: number }>();
  for (const [file, text] of tree) {
    const key = isMine(file) ? keyOf(file) : null;
    if (key === null) continue;
    const row = found.get(key) ?? { code: 0, tests: 0 };
    row[isTest(file) ? 'tests' : 'code'] += linesOf(text);
    found.set(key, row);
  }
  return found;
}

export const roomOf = (file: string): string | null =>
  file.includes('/')
    ? file
        .split('/')
        .slice(0, file.startsWith('src/') ? 2 : 1)
        .join('/')
    : null;
