import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptAfter } from './log-names.ts';
import { sealFile, unsealed } from './sealed-file.ts';
import { type BackupSettings, backupSettings, NOT_THERE, REFUSED, SEALED, walFolder } from './settings.ts';

/**
 * PostgreSQL's own two commands, so this file and what it imports need nothing but Node:
 * archive_command = 'node --env-file=/etc/imahoiku/backup.env …/wal.ts keep "%p" "%f"'; ending with 1 it is tried again.
 * restore_command is written by restore.ts (fetchCommand). To PostgreSQL an end from 1 to 125 means "the archive ends
 * here", and it opens without what follows; above 125 it stops. So only what is not there ends with NOT_THERE.
 */
const [verb, path = '', name = ''] = process.argv.slice(2);
try {
  const settings = backupSettings(process.env);
  // PostgreSQL's names: segments, histories of timelines, notes of backups. Anything else could lead out of the folder.
  if (!/^[0-9A-F]{8}[0-9A-F.a-z]*$/.test(name)) throw new Error(`${name} is no name of PostgreSQL's log`);
  if (verb === 'keep') await keep(settings, path, name);
  else if (verb === 'fetch') process.exitCode = (await fetchInto(settings, path, name)) ? 0 : NOT_THERE;
  else throw new Error('keep or fetch is asked of this program');
} catch (error) {
  console.error(`wal ${verb} ${name}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = verb === 'keep' ? 1 : REFUSED;
}

/** PostgreSQL asks again after a crash: the same content is well, another is never written over the first. */
async function keep(settings: BackupSettings, from: string, called: string): Promise<void> {
  const target = join(walFolder(settings), `${called}${SEALED}`);
  const content = await readFile(from);
  if (!(await isThere(target))) return sealFile(target, settings.key, content);
  if (!(await unsealed(target, settings.key)).equals(content))
    throw new Error('another content is kept under this name');
}

/** False where the archive ends; what was there once, or may be there unseen, is an error. */
async function fetchInto(settings: BackupSettings, to: string, called: string): Promise<boolean> {
  const folder = walFolder(settings);
  const source = join(folder, `${called}${SEALED}`);
  if (!(await isThere(source))) {
    const kept = (await readdir(folder)).filter((each) => each.endsWith(SEALED));
    const later = keptAfter(
      called,
      kept.map((each) => each.slice(0, -SEALED.length)),
    );
    // It may have been handed over while the folder was read.
    if (!(await isThere(source))) {
      if (later === null) return false;
      throw new Error(`it is missing, although ${later} is kept: the archive is damaged`);
    }
  }
  const part = `${to}.part`;
  await writeFile(part, await unsealed(source, settings.key));
  await rename(part, to);
  return true;
}

/** A folder that may not be read says nothing about what lies in it. */
async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
