import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetOld } from './forget-old.ts';
import { sealFile, unsealed } from './sealed-file.ts';
import { backupSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'imahoiku-backup-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = 'a key of more than thirty-two characters';

describe('a sealed file', () => {
  it.each([0, 1, 1024 * 1024, 3 * 1024 * 1024 + 17])('of %i bytes comes back as it was', async (size) => {
    const path = join(folder, `size-${size}`);
    const content = randomBytes(size);
    await sealFile(path, key, content);
    expect((await unsealed(path, key)).equals(content)).toBe(true);
  });

  it('is refused under another key, changed, cut or put together differently', async () => {
    const path = join(folder, 'tampered');
    await sealFile(path, key, randomBytes(3 * 1024 * 1024));
    const whole = readFileSync(path);
    await expect(unsealed(path, `${key}!`)).rejects.toThrow('BACKUP_KEY');
    const head = 32;
    const piece = 1024 * 1024 + 16;
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000);
    const pieces = [whole.subarray(0, head), whole.subarray(head, head + piece), whole.subarray(head + piece)] as const;
    const swapped = Buffer.concat([pieces[0], pieces[2].subarray(0, piece), pieces[1], pieces[2].subarray(piece)]);
    for (const wrong of [changed, swapped, whole.subarray(0, head + piece), whole.subarray(0, -1), Buffer.from('x')]) {
      writeFileSync(path, wrong);
      await expect(unsealed(path, key)).rejects.toThrow(/sealed/);
    }
  });
});

describe('what is kept', () => {
  it('goes after so many days: copies but the newest, the log before the oldest copy, files without a row', async () => {
    const settings = backupSettings({ BACKUP_DIR: join(folder, 'kept'), BACKUP_KEY: key, BACKUP_KEEP_DAYS: '30' });
    const now = new Date('2026-11-17T00:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
    const wal = (place: number) => `00000001${place.toString(16).toUpperCase().padStart(16, '0')}`;
    for (const [days, place] of [
      [40, 3],
      [29, 7],
      [1, 9],
    ] as const) {
      const base = join(settings.folder, 'base', `d${days}`);
      mkdirSync(base, { recursive: true });
      const note = { name: `d${days}`, finished_at: daysAgo(days).toISOString(), first_wal: wal(place) };
      writeFileSync(join(base, 'backup.json'), JSON.stringify(note));
    }
    mkdirSync(join(settings.folder, 'base', 'broken-off'));
    utimesSync(join(settings.folder, 'base', 'broken-off'), daysAgo(2), daysAgo(2));
    mkdirSync(join(settings.folder, 'wal'));
    for (const place of [3, 6, 7, 9]) writeFileSync(join(settings.folder, 'wal', `${wal(place)}.sealed`), '');
    writeFileSync(join(settings.folder, 'wal', '00000002.history.sealed'), '');
    for (const [name, days] of [
      ['gone', 31],
      ['there', 1],
    ] as const) {
      const file = join(settings.folder, 'files/private', name);
      mkdirSync(file, { recursive: true });
      utimesSync(file, daysAgo(days), daysAgo(days));
    }
    expect(await forgetOld(settings, now)).toEqual({ copies: 1, log: 2, files: 1 });
    expect(readdirSync(join(settings.folder, 'base')).sort()).toEqual(['d1', 'd29']);
    expect(readdirSync(join(settings.folder, 'wal'))).toHaveLength(3);
    expect(readdirSync(join(settings.folder, 'files/private'))).toEqual(['there']);
    expect((await forgetOld(settings, new Date(now.getTime() + 1e11))).copies).toBe(1);
    expect(readdirSync(join(settings.folder, 'base'))).toEqual(['d1']);
  });

  it('needs a folder and a long key', () => {
    expect(() => backupSettings({ BACKUP_KEY: key })).toThrow('BACKUP_DIR is missing');
    expect(() => backupSettings({ BACKUP_DIR: '/x', BACKUP_KEY: 'short' })).toThrow('BACKUP_KEY');
  });
});
