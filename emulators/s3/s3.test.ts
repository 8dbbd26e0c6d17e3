import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEmulator, startEmulator } from '../shared/emulator.ts';
import { s3Emulator } from './index.ts';
import type { S3State } from './state.ts';

const access = { bucket: 'pictures', accessKeyId: 'key', secretAccessKey: 'secret' };
let s3: RunningEmulator<S3State>;
beforeEach(async () => {
  s3 = await startEmulator(s3Emulator(access), { port: 0 });
});
afterEach(() => s3.close());

const clientWith = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
  new S3Client({
    endpoint: s3.url,
    region: 'ap-northeast-1',
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
const object = { Bucket: 'pictures', Key: 'public/a b+c/ä.webp' };
const bytes = Buffer.from([0, 255, 128, 10, 13, 195, 40]);

describe('objects', () => {
  it('are put, read byte by byte, found and deleted', async () => {
    const client = clientWith(access);
    await client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType: 'image/webp' }));
    const read = await client.send(new GetObjectCommand(object));
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(bytes);
    expect(read.ContentType).toBe('image/webp');
    expect((await client.send(new HeadObjectCommand(object))).ContentLength).toBe(bytes.length);
    await client.send(new DeleteObjectCommand(object));
    await client.send(new DeleteObjectCommand(object));
    await expect(client.send(new GetObjectCommand(object))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand(object))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are listed for people, without their content', async () => {
    await clientWith(access).send(new PutObjectCommand({ ...object, Body: bytes }));
    expect(await (await fetch(s3.url)).text()).toContain('public/a b+c/ä.webp');
    expect(await (await fetch(`${s3.url}/emulator/objects`)).json()).toMatchObject({ objects: [{ bytes: 7 }] });
  });
});

describe('a signature', () => {
  it.each([
    ['another secret', { ...access, secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
    ['another key', { ...access, accessKeyId: 'other' }, 'InvalidAccessKeyId'],
  ])('with %s is refused', async (_, credentials, name) => {
    const client = clientWith(credentials);
    await expect(client.send(new PutObjectCommand({ ...object, Body: bytes }))).rejects.toMatchObject({ name });
    await expect(client.send(new GetObjectCommand(object))).rejects.toMatchObject({ name });
    expect(s3.context.state.objects).toEqual({});
  });

  it('is needed, for the body too, and ages', async () => {
    expect((await fetch(`${s3.url}/pictures/x`)).status).toBe(403);
    expect((await fetch(`${s3.url}/pictures/x`, { method: 'PUT', body: 'x' })).status).toBe(403);
    let sent: { headers: Record<string, string> } | undefined;
    const client = clientWith(access);
    client.middlewareStack.add(
      (next) => (args) => {
        sent = args.request as typeof sent;
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await client.send(new PutObjectCommand({ Bucket: 'pictures', Key: 'x', Body: 'one' }));
    const { 'content-length': _length, host: _host, expect: _expect, ...headers } = sent?.headers ?? {};
    const again = (body: string) => fetch(`${s3.url}/pictures/x?x-id=PutObject`, { method: 'PUT', headers, body });
    expect((await again('one')).status).toBe(200);
    const other = await again('two');
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('XAmzContentSHA256Mismatch')]);
    s3.context.advance(3600);
    expect(await (await again('one')).text()).toContain('RequestTimeTooSkewed');
  });

  it('does not open a bucket that is not there', async () => {
    const elsewhere = clientWith(access).send(new GetObjectCommand({ ...object, Bucket: 'other' }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});
