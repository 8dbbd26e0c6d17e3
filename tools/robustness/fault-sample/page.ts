import { type Judged, judged } from './judged.ts';
import { mended } from './mended.ts';

export type Result = {
  /** The test that died of it; `null` when none did. */
  readonly died: string | null;
  readonly tests: number;
  /** Test files that get there too and were not run, as the time was up. */
  readonly left: number;
  readonly seconds: number;
  /** The state of the tree it was planted in. */
  readonly commit: string;
};

type Listed = { readonly name: string; readonly file: string; readonly line: number; readonly change: string };

/** Seed, score and survivors of each room. Of a room that was not run on this machine the page stays as it is. */
export function pageOf(
  seed: number,
  rooms: readonly (readonly [string, readonly Listed[]])[],
  results: Readonly<Record<string, Result>>,
  before: string,
): string {
  const tables = rooms.map(([room, faults]) => {
    const tried = faults.filter(({ name }) => results[name] !== undefined);
    const survivors = tried.filter(({ name }) => results[name]?.died === null);
    const open = survivors.filter(({ name }) => judgement(name) === undefined);
    const counted = tried.length - survivors.filter(({ name }) => judgement(name)?.verdict === 'equivalent').length;
    const found = tried.length - survivors.length;
    const score = counted === 0 ? 0 : Math.round((found / counted) * 1000) / 10;
    const commits = new Set(tried.flatMap(({ name }) => results[name]?.commit ?? []));
    return { room, faults, tried, survivors, open, found, counted, score, commits };
  });
  const overview = tables.map(
    ({ room, faults, tried, found, counted, survivors, open, score, commits }) =>
      (tried.length === 0 ? rowBefore(before, room) : null) ??
      `| ${room} | ${faults.length} | ${tried.length} | ${found} | ${tried.length - counted} | ${survivors.length - (tried.length - counted) - open.length} | ${open.length} | ${score} % | ${[...commits].join(' ')} |`,
  );
  const lists = tables.map(({ room, tried, survivors }) => {
    const kept = tried.length === 0 ? listSince(before, room) : null;
    if (kept !== null) return kept;
    const rows = survivors.map(({ name, file, line, change }) => {
      const { tests = 0, left = 0 } = results[name] ?? {};
      const run = tests === 0 ? 'no test gets there' : left > 0 ? `${tests} of ${tests + left}` : `${tests}`;
      const { verdict, why } = judgement(name) ?? { verdict: 'open', why: '' };
      return `| \`${file}:${line}\` | \`${change.replaceAll('|', '\\|').replaceAll('`', "'")}\` | ${run} | ${verdict === 'open' ? '**open**' : `${verdict}: ${why}`} |`;
    });
    const head = '| place | change | test files run | judged |\n|---|---|---|---|';
    return `## ${room}: survivors\n${rows.length === 0 ? 'None.' : `${head}\n${rows.join('\n')}`}\n`;
  });
  return `# Sample of planted faults

Made by \`npm run fault-sample\`, seed ${seed}: small mistakes (a comparison or a sign turned, a condition that never holds, a number
one too high, the next code, a statement, filter or default left out, a policy that shows more or less) drawn from each room and planted
one after the other; the test files that get to the place were run until one test died. What survived was looked at by hand: *equivalent*
changes nothing anybody could see; *unimportant* says why it may live; **open** ones wait for a test; *mended since* ones have got one, planted again by hand. The score is found ÷ (planted − equivalent).
Paths and lines are those of the commit named with the room.

| room | drawn | planted | found | equivalent | unimportant | open | score | commit |
|---|--:|--:|--:|--:|--:|--:|--:|---|
${overview.join('\n')}

${lists.join('\n')}`;
}

/** The room's line as it stands, with what was mended since counted as found. */
function rowBefore(page: string, room: string): string | null {
  const row = page.split('\n').find((line) => line.startsWith(`| ${room} |`));
  if (row === undefined) return null;
  const mendedNow = openRows(page, room).filter((line) => testOf(line) !== undefined).length;
  const [name, drawn, planted, found, equivalent, unimportant, open, , commit] = row.slice(2, -2).split(' | ');
  const foundNow = Number(found) + mendedNow;
  const score = Math.round((foundNow / (Number(planted) - Number(equivalent))) * 1000) / 10;
  return `| ${[name, drawn, planted, foundNow, equivalent, unimportant, Number(open) - mendedNow, `${score} %`, commit].join(' | ')} |`;
}

const openRows = (page: string, room: string): string[] =>
  (listBefore(page, room) ?? '').split('\n').filter((line) => line.endsWith('| **open** |'));

const testOf = (row: string): string | undefined => mended[/^\| `([^`]+)`/.exec(row)?.[1] ?? ''];

const listBefore = (page: string, room: string): string | null =>
  page.split(/^## /m).find((part) => part.startsWith(`${room}: survivors\n`)) ?? null;

const listSince = (page: string, room: string): string | null => {
  const list = listBefore(page, room);
  if (list === null) return null;
  const rows = list
    .trimEnd()
    .split('\n')
    .map((row) => {
      const test = row.endsWith('| **open** |') ? testOf(row) : undefined;
      return test === undefined ? row : row.replace('**open**', `mended since: dies in ${test}`);
    });
  return `## ${rows.join('\n')}\n`;
};

export const judgement = (name: string): Judged | undefined => judged.find((each) => name === each.name);
