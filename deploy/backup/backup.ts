import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { configFromEnvironment } from '../../src/server/config.ts';
import { openFileStore } from '../../src/server/file-store/file-store.ts';
import { listBaseBackups, takeBaseBackup } from './base-backup.ts';
import { forgetOld } from './forget-old.ts';
import { fetchCommand, restoreBase } from './restore.ts';
import { BackupRefused, backupSettings } from './settings.ts';
import { keepUploadedFiles, putBackUploadedFiles } from './uploaded-files.ts';
import { damageIn, lastVerification, verifyAll } from './verify.ts';

/**
 * The backup by hand and by its timers (docs/backup.md): `base`, `files`, `forget`, `verify`, `state`,
 * `restore --to 2026-11-17T09:00:00+09:00|latest --into FOLDER` and, once that database runs, `restore-files`.
 */
const LATE_HOURS = 26;
/** `state` opens what came in so long: the monitor asks every hour. */
const RECENT_HOURS = 2;
const VERIFY_DAYS = 8;
const HOUR_MS = 3_600_000;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, into: { type: 'string' } },
});
const verbs: Readonly<Record<string, () => Promise<unknown>>> = {
  base: () => takeBaseBackup(settings, superuserUrl()).then(({ name, finished_at }) => ({ name, finished_at })),
  files: () => keepUploadedFiles(settings, databaseUrl(), openFileStore(configFromEnvironment())),
  forget: () => forgetOld(settings, new Date()),
  verify,
  state,
  restore,
  'restore-files': () => putBackUploadedFiles(settings, databaseUrl(), openFileStore(configFromEnvironment())),
};
const settings = readSettings();
const verb = verbs[positionals[0] ?? ''];
try {
  if (!verb) throw new BackupRefused(`what shall be done? One of: ${Object.keys(verbs).join(', ')}.`);
  console.log(JSON.stringify({ [positionals[0] ?? '']: await verb() }));
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error);
  process.exitCode = 1;
}

function readSettings() {
  try {
    return backupSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function superuserUrl(): string {
  const url = process.env.BACKUP_DATABASE_URL;
  if (!url) throw new BackupRefused('BACKUP_DATABASE_URL is missing: a role that may call pg_backup_start.');
  return url;
}

function databaseUrl(): string {
  const config = configFromEnvironment();
  return config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
}

async function verify() {
  const found = await verifyAll(settings, new Date());
  if (found.damage.length > 0) process.exitCode = 1;
  return found;
}

/** For the monitor: what there is, and an exit code of 1 where somebody must look. */
async function state() {
  const backups = await listBaseBackups(settings);
  const newest = backups.at(-1);
  const client = new pg.Client(superuserUrl());
  await client.connect();
  const { rows } = await client.query<{ archived: Date | null; failing: boolean; waiting: number }>(
    `select last_archived_time as archived, coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as failing,
       (select count(*)::integer from pg_ls_archive_statusdir() where name like '%.ready') as waiting from pg_stat_archiver`,
  );
  await client.end();
  const hoursSince = (moment: string) => (Date.now() - Date.parse(moment)) / HOUR_MS;
  const verified = await lastVerification(settings);
  const verifyLate = hoursSince(verified?.at ?? backups[0]?.finished_at ?? new Date().toISOString()) > VERIFY_DAYS * 24;
  const recent = await damageIn(settings, new Date(Date.now() - RECENT_HOURS * HOUR_MS));
  const damage = [...new Set([...recent, ...(verified?.damage ?? [])])];
  const isFresh = newest !== undefined && hoursSince(newest.finished_at) < LATE_HOURS;
  const isWell = isFresh && rows[0]?.failing === false && damage.length === 0 && !verifyLate;
  if (!isWell) process.exitCode = 1;
  const unsealed = { verified: verified?.at ?? null, verify_late: verifyLate, damage };
  return { well: isWell, newest: newest?.finished_at ?? null, ...rows[0], ...unsealed };
}

async function restore() {
  if (!values.into || !values.to) throw new BackupRefused('--to MOMENT (or latest) and --into FOLDER are needed.');
  const to = values.to === 'latest' ? null : new Date(values.to);
  if (to !== null && Number.isNaN(to.getTime())) throw new BackupRefused(`${values.to} is no moment.`);
  const environment = process.env.BACKUP_ENVIRONMENT ?? '/etc/imahoiku/backup.env';
  const program = join(import.meta.dirname, 'wal.ts');
  if (!existsSync(environment)) {
    throw new BackupRefused(
      `${environment} is not there: name the file with BACKUP_DIR and BACKUP_KEY in BACKUP_ENVIRONMENT.`,
    );
  }
  const restoreCommand = fetchCommand({ node: process.execPath, environment: resolve(environment), program });
  const { name } = await restoreBase({ settings, to, into: resolve(values.into), restoreCommand });
  return { from: name, to: values.to, next: 'start PostgreSQL on this folder; it replays its log and opens' };
}
