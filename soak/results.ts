import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { measuredOn } from '../tools/measured/measured-on.ts';
import { everyFault } from './faults/schedule.ts';
import { type Soaked, verdict } from './run.ts';

const loadBefore = loadavg();
const MOST_LINES = 12;
/** What a long run is to have had (issue 24). */
const LONG = { operations: 1_000_000, kills: 100 };

/** What was proved and what speaks against it, line by line. */
export function report({ checks, suffered, journal }: Soaked): string {
  const lines = checks.flatMap(({ name, looked, against }) => [
    `${against.length === 0 ? 'yes' : 'NO '}  ${name} (${looked})`,
    ...against.slice(0, MOST_LINES).map((each) => `       ${each}`),
    ...(against.length > MOST_LINES ? [`       and ${against.length - MOST_LINES} more`] : []),
  ]);
  const total = (['ok', 'refused', 'unknown'] as const).map((kind) => `${journal.total(kind)} ${kind}`);
  return [...lines, `answers: ${total.join(', ')}`, ...suffered.notes.map((note) => `note: ${note}`)].join('\n');
}

const figures = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `| ${name} | ${count} |`)
    .join('\n');

/** What this run says nothing about. */
function missing({ journal, suffered }: Soaked): string {
  const never = [...new Set(everyFault)].filter((name) => !suffered.byName.has(name));
  const short = [
    ...(journal.operations < LONG.operations ? [`${journal.operations} of ${LONG.operations} operations`] : []),
    ...(suffered.kills < LONG.kills ? [`${suffered.kills} of ${LONG.kills} kills`] : []),
    ...(never.length > 0 ? [`never happened in this run: ${never.join(', ')}`] : []),
  ];
  return short.length === 0 ? '' : `\nFalls short of a long run: ${short.join('; ')}.\n`;
}

/** soak/RESULTS.md, again. */
export function writeResults(soaked: Soaked): void {
  const { checks, journal, seconds, seed, suffered, diskFullBy } = soaked;
  const load = (averages: readonly number[]) => averages.map((each) => each.toFixed(1)).join(' ');
  const rows = checks.map(
    ({ name, looked, against }) => `| ${against.length === 0 ? 'yes' : 'NO'} | ${name} | ${looked} |`,
  );
  const text = `# Soak: load and faults together

Written by \`npm run soak -- --write\`. ${measuredOn(new Date())};
load average ${load(loadBefore)} before, ${load(loadavg())} after; seed ${seed}, ${(seconds / 60).toFixed(1)} minutes of load.

**${verdict(soaked)}**
${missing(soaked)}
Two web and two worker processes, a PostgreSQL of their own and the stand-ins of Stripe, LINE and mail. A disk that is full: ${diskFullBy} for the
database, \`/dev/full\` for the log. Every answer is kept; afterwards each is compared with the tables, Stripe and the mailboxes.

| held | what | looked at |
|---|---|---|
${rows.join('\n')}

| fault | times |
|---|---|
${figures(suffered.byName)}

| operation | times |
|---|---|
${figures(journal.counts)}

| refused | times |
|---|---|
${figures(journal.refusals)}
${suffered.notes.length === 0 ? '' : `\n${suffered.notes.map((note) => `- ${note}`).join('\n')}\n`}`;
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text);
}
