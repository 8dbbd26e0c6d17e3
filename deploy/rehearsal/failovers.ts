import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from './load.ts';
import { makeSynchronousStandby } from './postgres.ts';
import { type Failover, failOver } from './proofs/failover.ts';
import { type Proof, prove, seconds } from './proofs/proof.ts';
import { machineNow } from './results.ts';
import { endingText } from './run.ts';
import type { Site } from './site.ts';

const file = join(import.meta.dirname, 'FAILOVERS.md');

/**
 * One failover after the other, each with a new standby: what happens once in many is seen only so. A process that ended is
 * started again, as a supervisor would, and counted with its exit code, signal and last lines. With `write` each line goes to
 * FAILOVERS.md at once, so that a run that breaks off leaves what it saw.
 */
export async function proveFailovers(site: Site, load: Load, count: number, write: boolean): Promise<Proof[]> {
  if (write) writeFileSync(file, `${heading(count)}\n`);
  const proofs: Proof[] = [];
  const endings: string[] = [];
  for (let round = 1; round <= count; round += 1) {
    let seen: Failover | null = null;
    const proof = await prove(`failover ${round}`, async () => {
      seen = await failOver(site, load);
      await startAgain(site);
      site.standby = await makeSynchronousStandby(site.primary, site.folder, `standby_${round}`);
      site.keep(site.standby);
      endings.push(...seen.ended.map((ending) => `failover ${round}: ${endingText(ending)}`));
      return { held: seen.lost.length === 0 && seen.ended.length === 0, seen: textOf(seen) };
    });
    proofs.push(proof);
    if (write) appendFileSync(file, `${rowOf(round, seen, proof)}\n`);
    if (site.standby === null) break;
  }
  if (write) appendFileSync(file, closing(proofs, endings));
  return proofs;
}

async function startAgain(site: Site): Promise<void> {
  const release = join(site.folder, 'release-1');
  site.web = await Promise.all(
    site.web.map(async (web) => (web.process.hasEnded() ? site.startWeb(release, web.port) : web)),
  );
  site.workers = site.workers.map((worker) => (worker.hasEnded() ? site.startWorker(release) : worker));
}

const textOf = ({ promotedMs, backMs, acknowledgedSince, lost, troubles, ended }: Failover) =>
  `promoted after ${seconds(promotedMs)}, next reserve acknowledged after ${seconds(backMs)}, ${acknowledgedSince} reserves acknowledged since, lost ${lost.length}, ${troubles} requests told to come again or cut, processes that ended: ${ended.map(endingText).join('; ') || 'none'}`;

const heading = (count: number) => {
  const { measured, loadBefore } = machineNow();
  return [
    '# One failover after the other',
    '',
    `Written by \`npm run cluster -- --failovers ${count} --write\` on ${measured}, load average ${loadBefore} before.`,
    'Under the strict load of RESULTS.md the primary is killed, the standby promoted, and a new standby made, again and again. Every',
    'process (nginx, PgBouncer, two web, two workers) is watched; one that nobody asked to end is named with exit code, signal and last lines.',
    '',
    '| failover | promoted | reserve again | acknowledged since | lost | told to come again or cut | processes that ended |',
    '|---|---|---|---|---|---|---|',
  ].join('\n');
};

const rowOf = (round: number, seen: Failover | null, proof: Proof) =>
  seen === null
    ? `| ${round} | | | | | | **not carried out: ${proof.seen.replaceAll('|', '/').replaceAll('\n', ' ')}** |`
    : `| ${round} | ${seconds(seen.promotedMs)} | ${seconds(seen.backMs)} | ${seen.acknowledgedSince} | ${seen.lost.length} | ${seen.troubles} | ${seen.ended.map(({ name, signal, code }) => `${name}: ${signal ?? `code ${code}`}`).join('; ') || 'none'} |`;

function closing(proofs: readonly Proof[], endings: readonly string[]): string {
  const held = proofs.filter((proof) => proof.held).length;
  const ended = endings.length === 0 ? [] : ['', '## Ended', '', '```', ...endings, '```'];
  return ['', `${held} of ${proofs.length} failovers held.`, ...ended, ''].join('\n');
}
