import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealFile, unsealed } from './sealed-file.ts';
import { type BackupSettings, backupSettings, SEALED, walFolder } from './settings.ts';

/**
 * PostgreSQL's own two commands, so this file and what it imports need nothing but Node:
 * archive_command = 'node --env-file=/etc/imahoiku/backup.env …/wal.ts keep "%p" "%f"'
 * restore_command = 'node --env-file=/etc/imahoiku/backup.env …/wal.ts fetch "%p" "%f"'
 * An exit code of 1 tells PostgreSQL to try again (keep) or that the archive ends here (fetch).
 */
const [verb, path = '', name = ''] = process.argv.slice(2);
try {
  const settings = backupSettings(process.env);
  // PostgreSQL's names: segments, histories of timelines, notes of backups. Anything else could lead out of the folder.
  if (!/^[0-9A-F]{8}[0-9A-F.a-z]*$/.test(name)) throw new Error(`${name} is no name of PostgreSQL's log`);
  if (verb === 'keep') await keep(settings, path, name);
  else if (verb === 'fetch') await fetchInto(settings, path, name);
  else throw new Error('keep or fetch is asked of this program');
} catch (error) {
  console.error(`wal ${verb} ${name}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** PostgreSQL asks again after a crash: the same content is well, another is never written over the first. */
async function keep(settings: BackupSettings, from: string, called: string): Promise<void> {
  const target = join(walFolder(settings), `${called}${SEALED}`);
  const content = await readFile(from);
  if (!existsSync(target)) return sealFile(target, settings.key, content);
  if (!(await unsealed(target, settings.key)).equals(content))
    throw new Error('another content is kept under this name');
}

async function fetchInto(settings: BackupSettings, to: string, called: string): Promise<void> {
  const source = join(walFolder(settings), `${called}${SEALED}`);
  if (!existsSync(source)) {
    process.exitCode = 1;
    return;
  }
  const part = `${to}.part`;
  await writeFile(part, await unsealed(source, settings.key));
  await rename(part, to);
}
