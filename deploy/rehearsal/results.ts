import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { measuredOn } from '../../tools/measured/measured-on.ts';
import { versionOf } from './packages.ts';
import type { Proof } from './proofs/proof.ts';

const file = join(import.meta.dirname, 'RESULTS.md');

interface Machine {
  /** Day, commit, last migration and machine. */
  measured: string;
  loadBefore: string;
}

const load = () =>
  loadavg()
    .map((each) => each.toFixed(2))
    .join(' ');

export const machineNow = (): Machine => ({
  measured: measuredOn(new Date()),
  loadBefore: load(),
});

/** The page of figures; what stands from "Still short" on is written by people and stays. */
export function writeResults(found: {
  machine: Machine;
  proofs: readonly Proof[];
  verdict: string;
  options: readonly string[];
}): void {
  const { machine, proofs, verdict, options } = found;
  const before = readFileSync(file, 'utf8');
  const short = before.slice(before.indexOf('## Still short'));
  const versions = `nginx ${versionOf('nginx', '-v')}, PgBouncer ${versionOf('pgbouncer', '--version')}, Node ${process.versions.node}, PostgreSQL 18 (embedded)`;
  const rows = proofs.map(
    ({ name, held, seen }) => `| ${name} | ${held ? 'held' : '**broken**'} | ${seen.replaceAll('|', '/')} |`,
  );
  const text = [
    '# More than one machine, rehearsed on one',
    '',
    `Written by \`npm run cluster -- ${options.join(' ')}\` on ${machine.measured}; load average ${machine.loadBefore} before, ${load()} after. ${versions}.`,
    '',
    'nginx (TLS) → two web and two worker processes in production mode → PgBouncer (transaction mode; session mode for LISTEN and the job',
    'queue) → PostgreSQL with a synchronous streaming standby; the third parties’ emulators by https. Everything shares the cores',
    'with the load, so times are upper bounds.',
    '',
    '| proof | | seen |',
    '|---|---|---|',
    ...rows,
    '',
    `${verdict}.`,
    '',
    short,
  ];
  writeFileSync(file, text.join('\n'));
}
