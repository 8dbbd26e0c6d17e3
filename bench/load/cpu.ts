import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const statOf = (pid: string | number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);

/** A tick of the kernel's accounts is 10 ms on every Linux we run on. */
const TICK_MS = 10;

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
  return ticks * TICK_MS;
}

/** CPU milliseconds of one process so far. */
export function processCpu(pid: number): number {
  const fields = statOf(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS;
}

/** Megabytes of memory a process holds now. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
