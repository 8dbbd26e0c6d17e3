import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Writable } from 'node:stream';
import { listBaseBackups } from './base-backup.ts';
import { gapsIn, isSegment } from './log-names.ts';
import { unsealInto } from './sealed-file.ts';
import { type BackupSettings, baseFolder, filesFolder, SEALED, walFolder } from './settings.ts';

/** When everything was last unsealed, and what was found; `state` reads it. */
interface Verification {
  at: string;
  damage: string[];
}
const noteOf = ({ folder }: BackupSettings) => join(folder, 'verified.json');

/** Unseals everything that is kept, once a week (imahoiku-backup-verify.timer): decay is found before a restore meets it. */
export async function verifyAll(settings: BackupSettings, now: Date): Promise<Verification> {
  const found = { at: now.toISOString(), damage: await damageIn(settings) };
  await writeFile(noteOf(settings), `${JSON.stringify(found, null, 2)}\n`);
  return found;
}

export async function lastVerification(settings: BackupSettings): Promise<Verification | null> {
  const note = noteOf(settings);
  return existsSync(note) ? (JSON.parse(await readFile(note, 'utf8')) as Verification) : null;
}

/** What is damaged, in words: every sealed file written since then is opened, and the log looked through for gaps. */
export async function damageIn(settings: BackupSettings, since = new Date(0)): Promise<string[]> {
  const damage: string[] = [];
  for (const folder of [baseFolder(settings), walFolder(settings), filesFolder(settings)]) {
    for (const path of await sealedIn(folder)) {
      if ((await stat(path)).mtime < since) continue;
      const fault = await faultOf(path, settings.key);
      if (fault !== null) damage.push(`${relative(settings.folder, path)}: ${fault}`);
    }
  }
  return [...damage, ...(await missingIn(settings))];
}

async function sealedIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return names
    .filter((name) => name.endsWith(SEALED))
    .sort()
    .map((name) => join(folder, name));
}

async function faultOf(path: string, key: string): Promise<string | null> {
  try {
    await lengthOf(path, key);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function lengthOf(path: string, key: string): Promise<number> {
  let length = 0;
  const counting = new Writable({
    write(piece: Buffer, _encoding, done) {
      length += piece.length;
      done();
    },
  });
  await unsealInto(path, key, counting);
  return length;
}

/** Pieces of the log that must have been there: between two others, or where a copy of the database begins. */
async function missingIn(settings: BackupSettings): Promise<string[]> {
  const folder = walFolder(settings);
  const kept = (await sealedIn(folder)).map((path) => relative(folder, path).slice(0, -SEALED.length));
  // Any piece that can be opened tells how long they are.
  const last = kept.filter(isSegment).slice(-3);
  const sizes = last.map((name) => lengthOf(join(folder, `${name}${SEALED}`), settings.key));
  const segmentBytes = await Promise.any(sizes).catch(() => null);
  const begins = (await listBaseBackups(settings)).map(({ first_wal }) => first_wal).filter(isSegment);
  const missing = [
    ...begins.filter((name) => !kept.includes(name)),
    ...(segmentBytes === null ? [] : gapsIn(kept, segmentBytes)),
  ];
  return [...new Set(missing)].map((name) => `wal/${name} is missing`);
}
