import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gapsIn, keptAfter, nextSegment } from './log-names.ts';
import { fetchCommand } from './restore.ts';
import { sealFile } from './sealed-file.ts';
import { NOT_THERE } from './settings.ts';
import { damageIn } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'imahoiku-wal-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = 'a key of more than thirty-two characters';
const MEGABYTE = 1024 * 1024;
const segment = (place: number, timeline = 1) =>
  `${String(timeline).padStart(8, '0')}${place.toString(16).toUpperCase().padStart(16, '0')}`;

/** An archive of its own with these pieces; the command PostgreSQL would run, as it is or with a part that is wrong. */
async function archive(names: readonly string[]) {
  const home = mkdtempSync(join(folder, 'archive-'));
  const environment = join(home, 'backup.env');
  const settings = { folder: join(home, 'backups'), key, keepDays: 35 };
  writeFileSync(environment, `BACKUP_DIR=${settings.folder}\nBACKUP_KEY=${key}\n`);
  const pieces = new Map(names.map((name) => [name, randomBytes(MEGABYTE)]));
  const pathOf = (name: string) => join(settings.folder, 'wal', `${name}.sealed`);
  for (const [name, content] of pieces) await sealFile(pathOf(name), key, content);
  const right = { node: process.execPath, environment, program: join(import.meta.dirname, 'wal.ts') };
  const fetch = (name: string, wrong: Partial<typeof right> = {}) => {
    const target = join(home, 'target');
    const command = fetchCommand({ ...right, ...wrong })
      .replace('%p', target)
      .replace('%f', name);
    const { status } = spawnSync('/bin/sh', ['-c', command], { env: { PATH: '/usr/bin:/bin' } });
    return { status: status ?? -1, target };
  };
  return { environment, settings, pieces, pathOf, fetch };
}
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
  writeFileSync(path, bytes);
}

describe('PostgreSQL asks for a piece of the log', () => {
  it('that is there: it gets the bytes', async () => {
    const { fetch, pieces } = await archive([segment(1)]);
    const { status, target } = fetch(segment(1));
    expect(status).toBe(0);
    expect(readFileSync(target).equals(pieces.get(segment(1)) ?? Buffer.alloc(0))).toBe(true);
  });

  it('after the last one, or of a timeline that does not exist: the archive ends here', async () => {
    const { fetch } = await archive([segment(1), segment(2), '00000002.history', segment(2, 2)]);
    for (const name of [segment(3), segment(3, 2), '00000003.history', segment(4, 3), '00000001.history'])
      expect([name, fetch(name).status]).toEqual([name, NOT_THERE]);
  });

  it('that is damaged, or missing before one that is kept: it must stop', async () => {
    const { fetch, pathOf } = await archive([segment(1), segment(3), '00000003.history', segment(3, 2)]);
    damage(pathOf(segment(1)));
    for (const name of [segment(1), segment(2), '00000002.history'])
      expect([name, fetch(name).status > 125]).toEqual([name, true]);
  });

  it('and nothing can be said about it, for whatever reason: it must stop', async () => {
    const { environment, fetch, settings } = await archive([segment(1)]);
    const other = `${environment}.other`;
    const mustStop = (what: string, wrong: Parameters<typeof fetch>[1], name = segment(2)) =>
      expect([what, fetch(name, wrong).status > 125]).toEqual([what, true]);
    mustStop('no environment file', { environment: '/nowhere/backup.env' });
    mustStop('no program', { program: '/nowhere/wal.ts' });
    mustStop('no Node', { node: '/nowhere/node' });
    mustStop('a name that leads elsewhere', {}, '../../etc/passwd');
    for (const [what, text] of [
      ['no key', `BACKUP_DIR=${settings.folder}\n`],
      ['no folder named', `BACKUP_KEY=${key}\n`],
      ['a disk that is not mounted', `BACKUP_DIR=${settings.folder}-elsewhere\nBACKUP_KEY=${key}\n`],
      ['another key', `BACKUP_DIR=${settings.folder}\nBACKUP_KEY=${key}!\n`],
    ] as const) {
      writeFileSync(other, text);
      mustStop(what, { environment: other }, what === 'another key' ? segment(1) : segment(2));
    }
  });
});

describe('what lies in the archive', () => {
  it('is well, or each damaged or missing piece is named', async () => {
    const { pathOf, settings } = await archive([1, 2, 3, 5].map((place) => segment(place)));
    mkdirSync(join(settings.folder, 'files/private/one'), { recursive: true });
    await sealFile(join(settings.folder, 'files/private/one/1.sealed'), key, randomBytes(10));
    expect(await damageIn(settings)).toEqual([`wal/${segment(4)} is missing`]);
    rmSync(pathOf(segment(5)));
    expect(await damageIn(settings)).toEqual([]);
    for (const path of [pathOf(segment(2)), join(settings.folder, 'files/private/one/1.sealed')])
      writeFileSync(path, 'x'.repeat(100));
    expect((await damageIn(settings)).map((text) => text.split(':')[0])).toEqual([
      `wal/${segment(2)}.sealed`,
      'files/private/one/1.sealed',
    ]);
    // Every hour only what came since.
    expect(await damageIn(settings, new Date(Date.now() + 60_000))).toEqual([]);
  });
});

it('pieces follow each other over the end of a log file', () => {
  const sixteen = 16 * MEGABYTE;
  expect(nextSegment('0000000100000000000000FE', sixteen)).toBe('0000000100000000000000FF');
  expect(nextSegment('0000000100000000000000FF', sixteen)).toBe('000000010000000100000000');
  expect(gapsIn(['0000000100000000000000FE', '000000010000000100000000'], sixteen)).toEqual([
    '0000000100000000000000FF',
  ]);
  // Another timeline begins where it was left.
  expect(gapsIn([segment(1), segment(2), segment(2, 2), segment(3, 2)], sixteen)).toEqual([]);
  expect(keptAfter(segment(2), [segment(1), segment(3, 2)])).toBeNull();
});
