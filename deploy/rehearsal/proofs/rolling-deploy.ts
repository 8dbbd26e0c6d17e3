import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from '../load.ts';
import type { Site } from '../site.ts';
import { type Proof, prove, seconds } from './proof.ts';

/** As a real one: a new table, a new column of a table everybody reads, a new index. */
const MIGRATION = `create table rehearsal_notes (id integer primary key generated always as identity, note text not null);
alter table rehearsal_notes enable row level security;
alter table reserves add column rehearsal_note text;
create index rehearsal_notes_note_idx on rehearsal_notes (note);
`;

/** A new release with a migration, under load: migrated first, then process by process, and nobody is turned away. */
export async function proveRollingDeploy(site: Site, load: Load): Promise<Proof[]> {
  const begun = performance.now();
  const requestsBefore = load.requests();
  const proofs = [
    await prove('a migration under load', async () => {
      const release = await site.release('release-2', (folder) =>
        writeFileSync(join(folder, 'db/migrations/9999_rehearsal.sql'), MIGRATION),
      );
      const started = performance.now();
      const said = await site.command(release, 'tools/migrate.ts');
      const troubles = load.troubles(begun);
      return {
        held: said.includes('9999_rehearsal.sql') && troubles.length === 0,
        seen: `applied within ${seconds(performance.now() - started)} (the command), requests lost ${troubles.length}${first(troubles)}`,
      };
    }),
    await prove('processes replaced one after the other', async () => {
      const release = join(site.folder, 'release-2');
      const started = performance.now();
      const codes: (number | null)[] = [];
      for (const [index, web] of site.web.entries()) {
        await site.nginx.leaveOut(web.port);
        codes.push(await web.process.end('SIGTERM'));
        site.web[index] = await site.startWeb(release, web.port);
        await site.nginx.leaveOut(null);
      }
      for (const [index, worker] of site.workers.entries()) {
        site.workers[index] = site.startWorker(release);
        codes.push(await worker.end('SIGTERM'));
      }
      // Long enough for the last of the old requests to have gone wrong.
      await new Promise((wake) => setTimeout(wake, 3000));
      const troubles = load.troubles(started);
      return {
        held: troubles.length === 0 && codes.every((code) => code === 0),
        seen: `2 web and 2 worker processes within ${seconds(performance.now() - started)}, exit codes ${codes.join(' ')}, requests lost ${troubles.length}${first(troubles)}`,
      };
    }),
  ];
  const answered = load.requests() - requestsBefore;
  console.log(`       the whole deploy: ${answered} requests in ${seconds(performance.now() - begun)}`);
  return proofs;
}

const first = (troubles: { what: string }[]): string =>
  troubles.length === 0 ? '' : ` (${[...new Set(troubles.map(({ what }) => what))].slice(0, 3).join('; ')})`;
