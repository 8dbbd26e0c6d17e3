import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { FileStore } from '../../src/server/file-store/file-store.ts';
import { allNames, nameInStore, typeOfName } from '../../src/server/files/stored-files.ts';
import { sealFile, unsealed } from './sealed-file.ts';
import { type BackupSettings, filesFolder, SEALED } from './settings.ts';

interface FileRow {
  key: string;
  private_flag: boolean;
  width: number | null;
}

/** The rows name the files, so a folder and a bucket are copied alike. */
async function storedFiles(databaseUrl: string): Promise<FileRow[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<FileRow>(
      'select key, private_flag, width from files where stored_flag order by id',
    );
    return rows;
  } finally {
    await client.end();
  }
}

const keptFolder = (settings: BackupSettings, row: FileRow) => join(filesFolder(settings), nameInStore(row, ''));

/** Copies what is not kept yet: bytes under a name never change. What still has a row is marked as seen today. */
export async function keepUploadedFiles(settings: BackupSettings, databaseUrl: string, store: FileStore) {
  const count = { copied: 0, known: 0, missing: 0 };
  for (const row of await storedFiles(databaseUrl)) {
    const target = keptFolder(settings, row);
    if (existsSync(target)) {
      const now = new Date();
      await utimes(target, now, now);
      count.known += 1;
    } else if (await keepOne(settings, row, target, store)) {
      count.copied += 1;
    } else {
      // Deleted between the reading of its row and now, or lost: the log says how many.
      count.missing += 1;
    }
  }
  return count;
}

async function keepOne(settings: BackupSettings, row: FileRow, target: string, store: FileStore): Promise<boolean> {
  const part = join(filesFolder(settings), 'part', randomUUID());
  let found = false;
  try {
    for (const name of allNames(row.width)) {
      const bytes = await store.get(nameInStore(row, name));
      if (bytes === null) continue;
      await sealFile(join(part, `${name}${SEALED}`), settings.key, bytes);
      found = true;
    }
    if (!found) return false;
    await mkdir(join(target, '..'), { recursive: true });
    await rename(part, target);
    return true;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Puts back the bytes of every row of the restored database; answers which rows have none. */
export async function putBackUploadedFiles(settings: BackupSettings, databaseUrl: string, store: FileStore) {
  const count = { written: 0, without: [] as string[] };
  for (const row of await storedFiles(databaseUrl)) {
    const source = keptFolder(settings, row);
    const names = existsSync(source) ? await readdir(source) : [];
    if (names.length === 0) count.without.push(nameInStore(row, ''));
    for (const sealed of names) {
      const name = sealed.slice(0, -SEALED.length);
      const type = typeOfName(name) ?? 'application/octet-stream';
      await store.put(nameInStore(row, name), await unsealed(join(source, sealed), settings.key), type);
      count.written += 1;
    }
  }
  return count;
}
