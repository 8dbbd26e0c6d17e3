import { type Judged, judged } from './judged.ts';

export type Result = {
  /** The test that died of it; `null` when none did. */
  readonly died: string | null;
  readonly tests: number;
  /** Test files that get there too and were not run, as the time was up. */
  readonly left: number;
  readonly seconds: number;
};

type Listed = { readonly name: string; readonly file: string; readonly line: number; readonly change: string };

/** Seed, score and survivors of each room. */
export function pageOf(
  seed: number,
  rooms: readonly (readonly [string, readonly Listed[]])[],
  results: Readonly<Record<string, Result>>,
): string {
  const tables = rooms.map(([room, faults]) => {
    const tried = faults.filter(({ name }) => results[name] !== undefined);
    const survivors = tried.filter(({ name }) => results[name]?.died === null);
    const open = survivors.filter(({ name }) => judgement(name) === undefined);
    const counted = tried.length - survivors.filter(({ name }) => judgement(name)?.verdict === 'equivalent').length;
    const found = tried.length - survivors.length;
    const score = counted === 0 ? 0 : Math.round((found / counted) * 1000) / 10;
    return { room, faults, tried, survivors, open, found, counted, score };
  });
  const overview = tables.map(
    ({ room, faults, tried, found, counted, survivors, open, score }) =>
      `| ${room} | ${faults.length} | ${tried.length} | ${found} | ${tried.length - counted} | ${survivors.length - (tried.length - counted) - open.length} | ${open.length} | ${score} % |`,
  );
  const lists = tables.map(({ room, survivors }) => {
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
changes nothing anybody could see; *unimportant* says why it may live; **open** ones wait for a test. The score is found ÷ (planted − equivalent).

| room | drawn | planted | found | equivalent | unimportant | open | score |
|---|--:|--:|--:|--:|--:|--:|--:|
${overview.join('\n')}

${lists.join('\n')}`;
}

const judgement = (name: string): Judged | undefined => judged.find((each) => name === each.name);
