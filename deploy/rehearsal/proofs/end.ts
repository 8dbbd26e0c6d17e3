import { until } from '../../../src/server/testing/process.ts';
import type { Load } from '../load.ts';
import { endingText } from '../run.ts';
import type { Site } from '../site.ts';
import { type Proof, prove } from './proof.ts';

/** When all is over: the journal, the jobs, and what the processes wrote. */
export async function proveEnd(site: Site, load: Load, milliseconds: number): Promise<Proof[]> {
  return [
    await prove('the load through nginx', async () => {
      const times = load.times(0).sort((a, b) => a - b);
      const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
      const rate = (load.requests() / (milliseconds / 1000)).toFixed(0);
      return {
        held: times.length > 0,
        seen: `${load.requests()} requests, ${rate} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      };
    }),
    await prove('everything acknowledged exists once', async () => {
      const wrong = await site.asOwner((client) => load.journal.compare(client));
      const open = load.journal.entries.length - load.journal.acknowledged();
      return {
        held: wrong.length === 0 && load.journal.acknowledged() > 0,
        seen: `${load.journal.acknowledged()} reserves, ${load.journal.entries.filter(({ cancelled }) => cancelled === 'acknowledged').length} cancellations, ${open} refused or without an answer; wrong ${wrong.length}${wrong
          .slice(0, 3)
          .map((each) => `; ${each}`)
          .join('')}`,
      };
    }),
    await prove('no branch above its capacity', async () => {
      const rows = await site.asOwner(
        async (client) =>
          (
            await client.query<{ branch_id: number }>(
              `select l.branch_id from app.branch_day_loads l
               where l.branch_id = any ($1) and l.date between app.tokyo_today() and app.tokyo_today() + 60 and l.taken > l.capacity`,
              [site.dataset.branch_ids],
            )
          ).rows,
      );
      return { held: rows.length === 0, seen: `${rows.length} overfull times in 60 days of every branch of the load` };
    }),
    await prove('every job has run', async () => {
      const left = async () =>
        site.asOwner(
          async (client) =>
            (
              await client.query<{ waiting: number; failing: number; names: string | null }>(
                `select count(*) filter (where run_at <= now())::integer as waiting,
                   count(*) filter (where attempts >= max_attempts and last_error is not null)::integer as failing,
                   string_agg(distinct task_identifier || ': ' || left(last_error, 120), '; ') filter (where last_error is not null) as names
                 from graphile_worker.jobs where max_attempts > 1`,
              )
            ).rows[0],
        );
      await until('no job waits', async () => (await left())?.waiting === 0, 120).catch(() => {});
      const found = await left();
      return {
        held: found?.waiting === 0 && found.failing === 0,
        seen: `${found?.waiting} waiting, ${found?.failing} given up${found?.names ? ` (${found.names})` : ''}`,
      };
    }),
    await prove('no process ended that was not asked to', async () => {
      const endings = site.unexplained();
      return { held: endings.length === 0, seen: endings.map(endingText).join('; ') || 'none' };
    }),
    await prove('what the processes wrote', async () => {
      const lines = site
        .logs()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { level: number | string; msg?: string; err?: { message?: string } });
      const nobody = lines.filter(({ msg }) => msg === 'a failure nobody waited for').length;
      const errors = lines.filter(({ level }) => level === 50 || level === 'error');
      const kinds = [
        ...new Set(errors.map(({ msg, err }) => `${msg?.split('\n')[0]}: ${err?.message ?? ''}`.slice(0, 120))),
      ];
      return {
        held: nobody === 0,
        seen: `${nobody} failures nobody waited for, ${errors.length} errors${kinds.length > 0 ? ` (${kinds.slice(0, 4).join('; ')})` : ''}`,
      };
    }),
  ];
}
