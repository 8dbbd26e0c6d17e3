import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'db', 'deploy', 'emulators', 'e2e', 'bench', 'soak', 'tools', 'docs', 'public', '.ci'];
const files = [
  ...readdirSync(root).filter((name) => name.includes('.')),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
];
const known = new Set(files);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A path is written from the root, from the document's own folder, or from one of the places everybody knows. */
const places = ['', 'src', 'src/server', 'src/web', 'src/contract', 'src/domain', 'db', 'docs', 'deploy'];
const isThere = (path: string, document: string): boolean =>
  [dirname(document), ...places].some((place) => {
    const file = normalize(join(place, path)).replace(/\/$/, '');
    return known.has(file) || existsSync(join(root, file));
  });

/** Written while the product runs, and so in no checkout. */
const madeAtRunTime = /^(?:\.data|DATA_DIR)\//;

const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target));
const paths = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.{}-])((?:[\w.-]+\/)+[\w.$-]+\.(?:tsx?|sql|md|json|css|graphql|conf|service|sh))\b/g)]
    .map(([, path = '']) => path)
    .filter((path) => !madeAtRunTime.test(path));

/** Folders, and files named without their ending, which are written from the root: known by the first folder's name. */
const foldersNamed = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\w/.{}-])((?:src|db|docs|tools|e2e|bench|soak|deploy|emulators)\/[\w./$-]*[\w$])(?![\w<…])/g,
    ),
  ].map(([, path = '']) => path);
/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Comments alone: what the program itself names is found by running it. */
const comments = (text: string): string =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$|^\s*-- .*$/gm)].map(([comment]) => comment).join('\n');

const missing = (document: string, named: readonly string[]) =>
  named.filter((path) => !isThere(path, document)).map((path) => `${document}: ${path}`);

// The specification is kept as it was given.
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/spec/'));
const sources = files.filter((file) => /\.(?:tsx?|sql)$/.test(file) && !/generated|db\/schema\.sql/.test(file));

describe('documents', () => {
  it('name only files that are there', () => {
    expect(documents.flatMap((file) => missing(file, [...links(read(file)), ...paths(read(file))]))).toEqual([]);
    expect(documents.flatMap((file) => missing(file, foldersNamed(read(file))))).toEqual([]);
  });

  it('link to headings that are there', () => {
    const wrong = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s:]*)#([^)]+)\)/g)].flatMap(([link, path = '', anchor = '']) => {
        const target = path === '' ? file : normalize(join(dirname(file), path));
        const anchors = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
        return anchors.includes(anchor) ? [] : [`${file}: ${link}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('and comments cite decisions that the index has, and the index has each', () => {
    const index = read('docs/decisions/README.md');
    const numbers = new Set([...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number));
    const cited = [...documents, ...sources].flatMap((file) =>
      [...read(file).matchAll(/\bdecisions? (\d+)/gi)]
        .filter(([, number]) => !numbers.has(number))
        .map(([words]) => `${file}: ${words}`),
    );
    expect(cited).toEqual([]);
    const written = files.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => basename(file));
    expect(written.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });

  it('are named by comments as they are called', () => {
    expect(sources.flatMap((file) => missing(file, paths(comments(read(file)))))).toEqual([]);
    expect(sources.flatMap((file) => missing(file, foldersNamed(comments(read(file)))))).toEqual([]);
  });

  it('are in the repository when a comment or another document refers to them', () => {
    const elsewhere =
      /domain-rules|visual\.md|shared\/(?:design|reference|spec)|childcare-facts|integrations\.md|page-speed\.md/;
    const others = [...documents, ...sources].filter((file) => file !== thisFile);
    expect(others.filter((file) => elsewhere.test(read(file)))).toEqual([]);
  });
});

it('README names each command once, and none that is not there', () => {
  const cells = [...read('README.md').matchAll(/^\| (`npm run [^|]*) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`(?:npm run )?(\w[\w:-]*)[^`]*`/g)].map(([, name = '']) => name),
  );
  const scripts: unknown = JSON.parse(read('package.json')).scripts;
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
  expect(named.filter((name) => !(name in Object(scripts)))).toEqual([]);
});

it('a generated page says which command writes it', () => {
  const pages = files.filter((file) => file.startsWith('docs/generated/'));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((file) => !/`(?:npm run|npx) [^`]+`/.test(read(file).slice(0, 300)))).toEqual([]);
});

const thisFile = 'tools/documents.test.ts';
