import type { FileStore } from './file-store.ts';
import { requireSafeName } from './safe-name.ts';

interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Long enough for 15 MB on a slow line; a silent service must not hold a request for ever. */
const CONNECT_MS = 5_000;
const REQUEST_MS = 30_000;

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes((error as Error).name) ||
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Any service that speaks S3. The SDK is loaded with the first call: most installations use a folder. */
export function s3Store(options: S3Options): FileStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = options;
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      // Services other than Amazon's refuse the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    });
    return { sdk, client };
  };
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => {
    opened ??= open();
    return opened;
  };
  const place = (name: string) => ({ Bucket, Key: requireSafeName(name) });
  return {
    async put(name, bytes, contentType) {
      const { sdk, client } = await s3();
      await client.send(new sdk.PutObjectCommand({ ...place(name), Body: bytes, ContentType: contentType }));
    },
    async get(name) {
      const { sdk, client } = await s3();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(place(name)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(name) {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand(place(name)));
    },
    async exists(name) {
      const { sdk, client } = await s3();
      try {
        await client.send(new sdk.HeadObjectCommand(place(name)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
}
