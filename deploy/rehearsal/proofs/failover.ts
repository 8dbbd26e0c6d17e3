import { until } from '../../../src/server/testing/process.ts';
import type { Load } from '../load.ts';
import { forgetPostgres, killPostgres, makeSynchronousStandby, promote } from '../postgres.ts';
import { type Ending, endingText } from '../run.ts';
import type { Site } from '../site.ts';
import { type Proof, prove, seconds } from './proof.ts';

export interface Failover {
  promotedMs: number;
  /** Until a reserve is acknowledged again. */
  backMs: number;
  acknowledgedBefore: number;
  acknowledgedSince: number;
  /** Acknowledged, and not there or otherwise there afterwards. */
  lost: string[];
  /** Requests that were told to come again, or cut. */
  troubles: number;
  ended: Ending[];
}

/** The primary is killed under load and the standby takes its place. */
export async function failOver(site: Site, load: Load): Promise<Failover> {
  const { standby } = site;
  if (standby === null) throw new Error('there is no standby');
  const known = new Set(site.unexplained().map(({ pid }) => pid));
  const acknowledgedBefore = load.journal.acknowledged();
  const killed = performance.now();
  killPostgres(site.primary);
  await promote(standby);
  const promoted = performance.now();
  await site.bouncer.turnTo(standby);
  const dead = site.primary;
  site.primary = standby;
  site.standby = null;
  const turned = load.journal.acknowledged();
  await until('a reserve is acknowledged again', () => load.journal.acknowledged() > turned, 120);
  const back = performance.now();
  await until('the site has no trouble for 3 s', () => load.troubles(performance.now() - 3000).length === 0, 120);
  const lost = await site.asOwner((client) => load.journal.compare(client));
  forgetPostgres(dead);
  return {
    promotedMs: promoted - killed,
    backMs: back - killed,
    acknowledgedBefore,
    acknowledgedSince: load.journal.acknowledged() - acknowledgedBefore,
    lost,
    troubles: load.troubles(killed).length,
    ended: site.unexplained().filter(({ pid }) => !known.has(pid)),
  };
}

/** Nothing that was acknowledged may be missing, and every process must live on. */
export async function proveFailover(site: Site, load: Load): Promise<Proof[]> {
  return [
    await prove('primary killed, standby promoted', async () => {
      const { lost, ended, ...seen } = await failOver(site, load);
      return {
        held: lost.length === 0 && ended.length === 0,
        seen: `promoted after ${seconds(seen.promotedMs)}, next reserve acknowledged after ${seconds(seen.backMs)}; ${seen.acknowledgedBefore} reserves acknowledged before and ${seen.acknowledgedSince} since, lost ${lost.length}${lost.length > 0 ? ` (${lost.slice(0, 3).join('; ')})` : ''}; ${seen.troubles} requests were told to come again or cut meanwhile, processes that ended: ${ended.map(endingText).join('; ') || 'none'}`,
      };
    }),
    await prove('a new standby under load', async () => {
      const begun = performance.now();
      site.standby = await makeSynchronousStandby(site.primary, site.folder, 'third');
      site.keep(site.standby);
      const troubles = load.troubles(begun);
      return {
        held: troubles.length === 0,
        seen: `synchronous after ${seconds(performance.now() - begun)}, requests lost ${troubles.length}`,
      };
    }),
  ];
}
