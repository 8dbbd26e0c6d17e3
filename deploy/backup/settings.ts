import { join } from 'node:path';

/** What the backup programs are told by their environment (docs/backup.md); nothing of it is the product's. */
export interface BackupSettings {
  folder: string;
  key: string;
  keepDays: number;
}

export class BackupRefused extends Error {}

export function backupSettings(environment: Record<string, string | undefined>): BackupSettings {
  const { BACKUP_DIR = '', BACKUP_KEY = '', BACKUP_KEEP_DAYS = '35' } = environment;
  if (BACKUP_DIR === '') throw new BackupRefused('BACKUP_DIR is missing: please set it.');
  if (BACKUP_KEY.length < 32) throw new BackupRefused('BACKUP_KEY must have at least 32 characters.');
  const keepDays = Number(BACKUP_KEEP_DAYS);
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new BackupRefused('BACKUP_KEEP_DAYS must be a number of days.');
  return { folder: BACKUP_DIR, key: BACKUP_KEY, keepDays };
}

export const baseFolder = ({ folder }: BackupSettings): string => join(folder, 'base');
export const walFolder = ({ folder }: BackupSettings): string => join(folder, 'wal');
export const filesFolder = ({ folder }: BackupSettings): string => join(folder, 'files');
export const SEALED = '.sealed';

/** How `wal.ts fetch` ends where the archive ends: a number that neither Node nor a shell ends with by itself. */
export const NOT_THERE = 44;
/** How it ends for anything else but success: above 125, so that PostgreSQL stops instead of opening with what it has. */
export const REFUSED = 255;
