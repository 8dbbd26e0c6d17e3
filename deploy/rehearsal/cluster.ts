import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../tools/build.ts';
import { proveFailovers } from './failovers.ts';
import { startLoad } from './load.ts';
import { requirePackages } from './packages.ts';
import { proveEnd } from './proofs/end.ts';
import { proveFailover } from './proofs/failover.ts';
import { type Proof, seconds } from './proofs/proof.ts';
import { proveRollingDeploy } from './proofs/rolling-deploy.ts';
import { proveSharedKnowledge } from './proofs/shared-knowledge.ts';
import { proveThirdParties } from './proofs/third-parties.ts';
import { machineNow, writeResults } from './results.ts';
import { type Site, startSite } from './site.ts';
import { startSoakLoad } from './soak-load.ts';

/**
 * `npm run cluster -- --minutes N`: more than one machine, rehearsed on one. nginx → two web and two worker processes →
 * PgBouncer → PostgreSQL with a synchronous standby, in production mode, under load, while a release is rolled out and the
 * primary dies. A line for each proof; the exit code follows them. `--failovers N`: nothing but N failovers, one after the
 * other. `--write` regenerates RESULTS.md (FAILOVERS.md), `--logs FILE` keeps what the processes wrote.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    families: { type: 'string', default: '16' },
    parents: { type: 'string', default: '4' },
    failovers: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes: a number above 0');
const failovers = Number(values.failovers);

let site: Site | null = null;
let close = async () => {};
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  if (site && values.logs) writeFileSync(values.logs, site.logs());
  await close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(130));

try {
  process.exitCode = await rehearse();
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('missing:') ? error.message : error);
  process.exitCode = 1;
}
await stop(Number(process.exitCode));

function onBegun(closeSite: () => Promise<void>): void {
  close = closeSite;
}

async function rehearse(): Promise<number> {
  requirePackages();
  await buildIfStale();
  const machine = machineNow();
  const begun = performance.now();
  site = await startSite({ families: Number(values.families), requestsPerMinute: 600, onBegun });
  const here = site;
  console.log(`started within ${seconds(performance.now() - begun)}: ${here.origin}`);
  const load = startLoad(here);
  const loaded = performance.now();
  const proofs: Proof[] = [];
  if (failovers > 0) {
    proofs.push(...(await proveFailovers(here, load, failovers, values.write)));
    await load.stop();
    proofs.push(...(await proveEnd(here, load, performance.now() - loaded)));
    const wrong = proofs.filter(({ held }) => !held).length;
    console.log(
      `cluster: ${failovers} failovers, ${proofs.length} proofs: ${wrong === 0 ? 'all held' : `${wrong} BROKEN`}`,
    );
    return wrong === 0 ? 0 : 1;
  }
  proofs.push(...(await proveThirdParties(here)));
  proofs.push(...(await proveSharedKnowledge(here, load)));
  const soak = startSoakLoad(here, Number(values.parents));
  const pauseUntil = (share: number) =>
    new Promise((wake) => setTimeout(wake, Math.max(0, loaded + share * minutes * 60_000 - performance.now())));
  await pauseUntil(1 / 3);
  proofs.push(...(await proveRollingDeploy(here, load)));
  await pauseUntil(2 / 3);
  proofs.push(...(await proveFailover(here, load)));
  await pauseUntil(1);
  await load.stop();
  const duration = performance.now() - loaded;
  proofs.push(...(await soak.prove()));
  proofs.push(...(await proveEnd(here, load, duration)));
  const broken = proofs.filter(({ held }) => !held).length;
  const verdict = `cluster: ${load.requests()} requests and ${load.journal.acknowledged()} acknowledged reserves, ${soak.journal.operations} operations of the soak in ${seconds(duration)}, ${proofs.length} proofs: ${broken === 0 ? 'all held' : `${broken} BROKEN`}`;
  if (values.write) writeResults({ machine, proofs, verdict, options: process.argv.slice(2) });
  console.log(verdict);
  return broken === 0 ? 0 : 1;
}
