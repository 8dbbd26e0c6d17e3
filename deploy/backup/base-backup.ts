import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sealFile } from './sealed-file.ts';
import { BackupRefused, type BackupSettings, baseFolder } from './settings.ts';

/** What a backup says of itself; a folder without it is one that broke off. */
export interface BaseBackup {
  name: string;
  started_at: string;
  /** By the database's clock. A restore can go to any moment from here on. */
  finished_at: string;
  first_wal: string;
  server_version: string;
  /** What PostgreSQL needs beside the copied files to know where its log begins. */
  backup_label: string;
}

const NOTE = 'backup.json';
export const BASE_FILE = 'base.tar.gz.sealed';
/** As pg_basebackup leaves out: it belongs to the running server, or comes from the archive. */
const leftOut = [
  ...[
    'pg_wal',
    'pg_replslot',
    'pg_dynshmem',
    'pg_notify',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ].map((folder) => `./${folder}/*`),
  './postmaster.pid',
  './postmaster.opts',
];

/** Copies the data folder of a running PostgreSQL, on its machine and as its user. The log in the archive makes it whole. */
export async function takeBaseBackup(settings: BackupSettings, databaseUrl: string): Promise<BaseBackup> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const folder = await dataFolder(client);
    const started = await moment(client);
    const name = started.replaceAll(/[:.]/g, '-');
    const target = join(baseFolder(settings), name);
    // One connection from here to the stop: PostgreSQL forgets a backup whose connection ends.
    await client.query('select pg_backup_start($1, fast => true)', [name]);
    await sealFolder(folder, join(target, BASE_FILE), settings.key);
    // A broken archive must not hold this for ever.
    await client.query("set statement_timeout = '15min'");
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)',
    );
    const { labelfile = '', spcmapfile = '' } = rows[0] ?? {};
    if (spcmapfile.trim() !== '') {
      await rm(target, { recursive: true, force: true });
      throw new BackupRefused('tablespaces outside the data folder are not copied by this program.');
    }
    const backup: BaseBackup = {
      name,
      started_at: started,
      finished_at: await moment(client),
      first_wal: /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] ?? '',
      server_version:
        (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
      backup_label: labelfile,
    };
    await writeFile(join(target, NOTE), `${JSON.stringify(backup, null, 2)}\n`);
    return backup;
  } finally {
    await client.end();
  }
}

async function dataFolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ data: string; archiving: string }>(
    "select current_setting('data_directory') as data, current_setting('archive_mode') as archiving",
  );
  const { data = '', archiving = 'off' } = rows[0] ?? {};
  if (archiving === 'off')
    throw new BackupRefused('archive_mode is off: without the log a copy of the files is no backup.');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    throw new BackupRefused(`${data} cannot be read here: run this on PostgreSQL's machine, as its user.`);
  }
  return data;
}

async function moment(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return (rows[0]?.now ?? new Date()).toISOString();
}

/** Files change while they are read: tar says so with 1, and the log mends them. */
async function sealFolder(folder: string, path: string, key: string): Promise<void> {
  const args = ['-C', folder, ...leftOut.map((pattern) => `--exclude=${pattern}`), '-cf', '-', '.'];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await sealFile(path, key, tar.stdout);
  const [code] = await ended;
  if (code !== 0 && code !== 1) throw new Error(`tar ended with ${code}: ${said}`);
}

/** Those that were finished, the oldest first. */
export async function listBaseBackups(settings: BackupSettings): Promise<BaseBackup[]> {
  const folder = baseFolder(settings);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const notes = names.map((name) => join(folder, name, NOTE)).filter((note) => existsSync(note));
  const backups = await Promise.all(notes.map(async (note) => JSON.parse(await readFile(note, 'utf8')) as BaseBackup));
  return backups.sort((a, b) => (a.finished_at < b.finished_at ? -1 : 1));
}
