import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Emulator } from '../../../emulators/s3/index.ts';
import { startEmulator } from '../../../emulators/shared/emulator.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

const access = { bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret' };
const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
let s3: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  s3 = await startEmulator(s3Emulator(access), { port: 0 });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});
const overS3 = (more: object = {}) => s3Store({ endpoint: s3.url, region: 'ap-northeast-1', ...access, ...more });
const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['an S3-compatible service', () => overS3()],
];

describe.each(stores)('%s', (_, open) => {
  const name = 'public/0b0e8c0e-0000-4000-8000-000000000001/480.webp';
  it('puts, gives, knows and deletes bytes', async () => {
    const store = open();
    const bytes = Buffer.from([0, 1, 254, 255, 13, 10]);
    expect([await store.get(name), await store.exists(name)]).toEqual([null, false]);
    await store.put(name, Buffer.from('an older one'), 'image/webp');
    await store.put(name, bytes, 'image/webp');
    expect([await store.get(name), await store.exists(name)]).toEqual([bytes, true]);
    await store.delete(name);
    await store.delete(name);
    expect([await store.get(name), await store.exists(name)]).toEqual([null, false]);
  });

  it.each(['../secret', 'public/../../etc/passwd', '/etc/passwd', 'public/x/480.webp', ''])(
    'has no %s',
    async (bad) => {
      const store = open();
      const said = /none of ours/;
      await expect((async () => store.get(bad))()).rejects.toThrow(said);
      await expect((async () => store.put(bad, Buffer.alloc(1), 'x'))()).rejects.toThrow(said);
    },
  );
});

it('a folder keeps nothing half written, and no empty folders', async () => {
  const store = folderStore(folder);
  const name = 'private/0b0e8c0e-0000-4000-8000-000000000002/document.pdf';
  await store.put(name, Buffer.from('x'), 'application/pdf');
  await store.delete(name);
  expect(readdirSync(join(folder, 'private'))).toEqual([]);
});

it('a wrong secret of the service is a fault, and not a missing file', async () => {
  const name = 'public/0b0e8c0e-0000-4000-8000-000000000003/480.webp';
  const wrong = overS3({ secretAccessKey: 'wrong' });
  await expect(wrong.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(/signature/);
  await expect(wrong.get(name)).rejects.toThrow(/signature/);
  expect(await overS3().exists(name)).toBe(false);
});
