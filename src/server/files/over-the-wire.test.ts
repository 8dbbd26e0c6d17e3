import { afterAll, describe, expect, it } from 'vitest';
import { s3Emulator } from '../../../emulators/s3/index.ts';
import { startEmulator } from '../../../emulators/shared/emulator.ts';
import { largestUploadBytes } from '../../domain/files/file-purposes.ts';
import { demoDefaults } from '../config.ts';
import { testApp } from '../testing/app.ts';
import { photograph, upload } from '../testing/uploads.ts';

const { S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = demoDefaults(3000);
const access = { bucket: S3_BUCKET, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
const s3 = await startEmulator(s3Emulator(access), { port: 0 });
afterAll(() => s3.close());
const app = await testApp({ environment: { S3_ENDPOINT: s3.url } });
const query = 'purpose=branch_image&branch_id=2';
const manager = await app.tokenOf('demo-minato-manager', 'staff');

describe('with an S3-compatible service', () => {
  it('a picture is stored there, served from there, and deleted there', async () => {
    const { file_key } = (await upload(app, query, await photograph(), manager)).json().result;
    expect(Object.keys(s3.context.state.objects)).toEqual([
      ...['480.webp', '480.jpg', '800.webp', '800.jpg'].map((name) => `public/${file_key}/${name}`),
    ]);
    const served = await app.server.inject(`/files/${file_key}/480.webp`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    await app.pool.query('delete from files where key = $1', [file_key]);
    await app.runJobs();
    expect(s3.context.state.objects).toEqual({});
    expect((await app.server.inject(`/files/${file_key}/480.webp`)).statusCode).toBe(404);
  });

  it('that fails for a moment is asked again, and one that stays away is explained in words', async () => {
    s3.faults.add({ kind: 'status', status: 503, method: 'PUT', times: 1, delay_ms: 0, when: 'before' });
    expect((await upload(app, query, await photograph(), manager)).json().result).toMatchObject({ status: 'OK' });
    s3.faults.add({ kind: 'status', status: 503, method: 'PUT', share: 1, delay_ms: 0, when: 'before' });
    const failed = await upload(app, query, await photograph(), manager);
    s3.faults.clear();
    expect([failed.statusCode, failed.json().result.type]).toEqual([503, 'file_store_unavailable']);
  });
});

describe('a browser', () => {
  it('hears why its file was not taken, also when it is still sending', async () => {
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const send = async (bytes: Buffer, token: string) => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/files?${query}`, { method: 'POST', headers, body });
      return [answer.status, await answer.json()];
    };
    const huge = Buffer.alloc(largestUploadBytes + 1_000_000);
    expect(await send(huge, manager)).toMatchObject([413, { result: { type: 'file_too_large' } }]);
    expect(await send(huge.subarray(0, 2_000_000), 'nonsense')).toMatchObject([
      401,
      { error: { status: 'UNAUTHENTICATED' } },
    ]);
    expect(await send(await photograph(), manager)).toMatchObject([200, { result: { status: 'OK', width: 800 } }]);
  });
});
