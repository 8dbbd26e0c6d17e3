import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const statOf = (pid: string | number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);

/** Every backend is a child of the postmaster. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = statOf(rows[0]?.pid ?? 0)[1] ?? 0;
  await client.end();
  return parent;
}

/** CPU milliseconds used so far by the postmaster's processes; ended ones are on its own account. */
export function databaseCpu(postmaster: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = statOf(entry);
      const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
        (n) => fields[n],
      );
      if (parent === postmaster) ticks += user + system;
      if (Number(entry) === postmaster) ticks += user + system + childUser + childSystem;
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * 10;
}
