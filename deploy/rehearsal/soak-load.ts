import { checkAll } from '../../soak/check/check.ts';
import { comeToRest } from '../../soak/check/jobs.ts';
import { soakStaff } from '../../soak/load/families.ts';
import { Journal } from '../../soak/load/journal.ts';
import { runLoad } from '../../soak/load/load.ts';
import { type Proof, prove } from './proofs/proof.ts';
import type { Site } from './site.ts';

interface SoakLoad {
  journal: Journal;
  /** Stops, waits until nothing is left to do, and lets the soak's checker look at everything. */
  prove(): Promise<Proof[]>;
}

/** The soak's parents, staff, jobs and webhooks, through nginx; where it wants the database it goes through PgBouncer. */
export function startSoakLoad(site: Site, parents: number): SoakLoad {
  const { soakFamilies: families } = site.dataset;
  const { urls } = site.thirdParties;
  const journal = new Journal();
  const over = new AbortController();
  const running = runLoad({
    ...{ origins: [site.origin], databaseUrl: site.bouncer.directUrl, line: urls.line },
    ...{ families, staff: soakStaff(families), journal, seed: 1, parents, signal: over.signal },
  });
  running.catch(() => {});
  return {
    journal,
    async prove() {
      over.abort();
      await running;
      const databaseUrl = site.primary.urlOf('imahoiku', 'imahoiku');
      await comeToRest(databaseUrl);
      const checks = await checkAll({ databaseUrl, journal, families, emulators: urls, now: new Date() });
      const proofs: Proof[] = [];
      for (const { name, looked, against } of checks) {
        const seen = `${looked}${against
          .slice(0, 3)
          .map((each) => `; ${each}`)
          .join('')}`;
        proofs.push(await prove(`soak: ${name}`, async () => ({ held: against.length === 0, seen })));
      }
      return proofs;
    },
  };
}
