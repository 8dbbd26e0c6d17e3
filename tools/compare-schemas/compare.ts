import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type Catalogue, readCatalogue } from './catalogue.ts';

/**
 * `npm run compare-schemas -- <url A> <url B> [renames.json]`: two databases side by side, by PostgreSQL's own catalogue. The
 * renames, old name to new, are made in A's texts first. Ends with 1 where they differ.
 */
interface Comparison {
  onlyInA: string[];
  onlyInB: string[];
  different: { name: string; a: string; b: string }[];
  same: number;
}

function compareCatalogues(a: Catalogue, b: Catalogue, renames: Readonly<Record<string, string>> = {}): Comparison {
  const old = Object.keys(renames);
  const words = new RegExp(`(?<![A-Za-z0-9_])(${old.join('|')})(?![A-Za-z0-9_])`, 'g');
  const renamed = (text: string) => (old.length === 0 ? text : text.replace(words, (word) => renames[word] ?? word));
  // How a body is broken into lines is no difference.
  const laidOut = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (found) => found.trim());
  const before = new Map([...a].map(([name, text]) => [renamed(name), laidOut(renamed(text))]));
  const shared = [...before].filter(([name]) => b.has(name));
  const different = shared.flatMap(([name, text]) => {
    const now = laidOut(b.get(name) ?? '');
    return now === text ? [] : [{ name, a: text, b: now }];
  });
  return {
    onlyInA: [...before.keys()].filter((name) => !b.has(name)),
    onlyInB: [...b.keys()].filter((name) => !before.has(name)),
    different,
    same: shared.length - different.length,
  };
}

async function catalogueOf(url: string): Promise<Catalogue> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await readCatalogue(client);
  } finally {
    await client.end();
  }
}

if (process.argv[1] === import.meta.filename) {
  const [urlA, urlB, map] = process.argv.slice(2);
  if (urlA === undefined || urlB === undefined)
    throw new Error('npm run compare-schemas -- <url A> <url B> [renames.json]');
  const renames = map === undefined ? {} : (JSON.parse(readFileSync(map, 'utf8')) as Record<string, string>);
  const result = compareCatalogues(await catalogueOf(urlA), await catalogueOf(urlB), renames);
  for (const name of result.onlyInA) console.log(`only in A: ${name}`);
  for (const name of result.onlyInB) console.log(`only in B: ${name}`);
  for (const { name, a, b } of result.different) console.log(`differs: ${name}\n  A ${a}\n  B ${b}`);
  const differences = result.onlyInA.length + result.onlyInB.length + result.different.length;
  console.log(`${result.same} the same, ${differences} different`);
  process.exitCode = differences === 0 ? 0 : 1;
}
