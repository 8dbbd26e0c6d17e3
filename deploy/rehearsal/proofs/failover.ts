import { until } from '../../../src/server/testing/process.ts';
import type { Load } from '../load.ts';
import { forgetPostgres, killPostgres, makeSynchronousStandby, promote } from '../postgres.ts';
import type { Site } from '../site.ts';
import { type Proof, prove, seconds } from './proof.ts';

/** The primary is killed under load and the standby takes its place: nothing that was acknowledged may be missing. */
export async function proveFailover(site: Site, load: Load): Promise<Proof[]> {
  return [
    await prove('primary killed, standby promoted', async () => {
      const { standby } = site;
      if (standby === null) throw new Error('there is no standby');
      const before = load.journal.acknowledged();
      const killed = performance.now();
      killPostgres(site.primary);
      await promote(standby);
      const promoted = performance.now();
      await site.bouncer.turnTo(standby);
      const dead = site.primary;
      site.primary = standby;
      site.standby = null;
      const known = load.journal.acknowledged();
      await until('a reserve is acknowledged again', () => load.journal.acknowledged() > known, 120);
      const back = performance.now();
      await until('the site has no trouble for 3 s', () => load.troubles(performance.now() - 3000).length === 0, 120);
      const wrong = await site.asOwner((client) => load.journal.compare(client));
      const processes = [...site.web.map((web) => web.process), ...site.workers];
      // Its last words say why.
      const ended = processes
        .filter((each) => each.hasEnded())
        .map((each) => `${each.pid}: ${each.output().slice(-800)}`);
      forgetPostgres(dead);
      const failed = load.troubles(killed).length;
      return {
        held: wrong.length === 0 && ended.length === 0,
        seen: `promoted after ${seconds(promoted - killed)}, next reserve acknowledged after ${seconds(back - killed)}; ${before} reserves acknowledged before and ${load.journal.acknowledged() - before} since, lost ${wrong.length}${wrong.length > 0 ? ` (${wrong.slice(0, 3).join('; ')})` : ''}; ${failed} requests were told to come again or cut meanwhile, ended of the two web and two worker processes: ${ended.join('; ') || 'none'}`,
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
