import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Where bytes lie, by name (`public/{key}/480.webp`). All there is to know about a kind of storage. */
export interface FileStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  /** What is not there is deleted. */
  delete(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
}

/** A folder under DATA_DIR, unless the environment names an S3-compatible service. */
export function openFileStore(config: Config): FileStore {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = config;
  if (S3_ENDPOINT === undefined) return folderStore(join(config.DATA_DIR, 'files'));
  return s3Store({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
