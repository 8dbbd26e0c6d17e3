import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBaseBackups } from './base-backup.ts';
import { type BackupSettings, baseFolder, filesFolder, walFolder } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What is older than BACKUP_KEEP_DAYS goes, so that what was erased does not live on: copies of the database (never the
 * newest), the log before the oldest copy that stays, and files whose row has been gone for as long.
 */
export async function forgetOld(settings: BackupSettings, now: Date) {
  const before = new Date(now.getTime() - settings.keepDays * DAY_MS);
  const backups = await listBaseBackups(settings);
  const newest = backups.at(-1);
  const old = backups.filter((backup) => backup !== newest && new Date(backup.finished_at) < before);
  for (const { name } of old) await rm(join(baseFolder(settings), name), { recursive: true, force: true });
  const oldest = backups.find((backup) => !old.includes(backup));
  await forgetBrokenOff(settings, new Set(backups.map(({ name }) => name)), now);
  return {
    copies: old.length,
    log: oldest ? await forgetLog(settings, oldest.first_wal) : 0,
    files: await forgetFiles(settings, before),
  };
}

/** A copy without its note broke off; one younger than a day may still be under way. */
async function forgetBrokenOff(settings: BackupSettings, finished: ReadonlySet<string>, now: Date): Promise<void> {
  const folder = baseFolder(settings);
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const isOld = (await stat(join(folder, name))).mtime.getTime() < now.getTime() - DAY_MS;
    if (!finished.has(name) && isOld) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** A segment's place in the log is in its last 16 digits; the first 8 name the timeline. Histories of timelines stay. */
async function forgetLog(settings: BackupSettings, first: string): Promise<number> {
  const folder = walFolder(settings);
  const names = existsSync(folder) && first !== '' ? await readdir(folder) : [];
  const old = names.filter((name) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.slice(8, 24));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

async function forgetFiles(settings: BackupSettings, before: Date): Promise<number> {
  let count = 0;
  for (const kind of ['public', 'private']) {
    const folder = join(filesFolder(settings), kind);
    for (const key of existsSync(folder) ? await readdir(folder) : []) {
      if ((await stat(join(folder, key))).mtime >= before) continue;
      await rm(join(folder, key), { recursive: true, force: true });
      count += 1;
    }
  }
  return count;
}
