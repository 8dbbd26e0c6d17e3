import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../db/cluster/cluster.ts';
import { unprivilegedUser } from '../../db/cluster/run-as.ts';
import { until } from '../../src/server/testing/process.ts';
import { copy } from './copy.ts';

export interface Postgres {
  name: string;
  data: string;
  /** Where its socket lies. */
  host: string;
  urlOf: Cluster['urlOf'];
  stop: Cluster['stop'];
}

export async function startPostgres(folder: string, name: string): Promise<Postgres> {
  const { urlOf, stop } = await startCluster({ folder: join(folder, name) });
  const host = new URL(urlOf('x').replace('@/', '@x/')).searchParams.get('host') ?? '';
  return { name, data: join(folder, name, 'postgres/data'), host, urlOf, stop };
}

export async function asSuperuser<Result>({ urlOf }: Postgres, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client(urlOf('postgres'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** What belongs to the running server alone, or is made again by whoever starts from the copy. */
const notCopied = ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_wal', 'pg_stat_tmp'];

/**
 * A standby made while the primary works: backup mode, a copy of the files, streaming from the backup's beginning on (a
 * slot keeps that much). With it the primary answers no commit before the standby has it on disk.
 */
export async function makeSynchronousStandby(primary: Postgres, folder: string, name: string): Promise<Postgres> {
  const data = join(folder, name, 'postgres/data');
  const owner = unprivilegedUser();
  mkdirSync(data, { recursive: true });
  await asSuperuser(primary, async (admin) => {
    await admin.query('select pg_create_physical_replication_slot($1, true)', [name]);
    await admin.query('select pg_backup_start($1, true)', [name]);
    // What vanishes meanwhile, the log that is streamed afterwards knows of.
    const entries = readdirSync(primary.data).filter((entry) => !notCopied.includes(entry));
    await copy(
      entries.map((entry) => join(primary.data, entry)),
      data,
    );
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  for (const folderName of ['pg_replslot', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_stat_tmp']) {
    mkdirSync(join(data, folderName), { recursive: true, mode: 0o700 });
  }
  const connection = `host=${primary.host} user=postgres application_name=${name}`;
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${connection}'\nprimary_slot_name = '${name}'\n`,
  );
  writeFileSync(join(data, 'standby.signal'), '');
  if (owner) {
    spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, join(folder, name, 'postgres')]);
    chownSync(data, owner.uid, owner.gid);
  }
  chmodSync(data, 0o700);
  const standby = await startPostgres(folder, name);
  await asSuperuser(primary, async (admin) => {
    // Only now: the copy must not wait for a standby of its own when it is promoted.
    await admin.query(`alter system set synchronous_standby_names = '${name}'`);
    await admin.query('select pg_reload_conf()');
    await until(
      'the standby is synchronous',
      async () => {
        const { rowCount } = await admin.query("select from pg_stat_replication where sync_state = 'sync'");
        return rowCount === 1;
      },
      180,
    );
  });
  return standby;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** As when the plug is pulled: no process of it says goodbye, to nobody. */
export function killPostgres({ data }: Postgres): void {
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGSTOP');
  const all = [pid, ...childrenOf(pid)];
  for (const each of all) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

export async function promote(standby: Postgres): Promise<void> {
  await asSuperuser(standby, (admin) => admin.query('select pg_promote(true, 60)'));
}

export const forgetPostgres = ({ data }: Postgres): void => rmSync(data, { recursive: true, force: true });
