import type { PictureCut } from '../../contract/file-upload.ts';
import { Refusal } from '../../contract/refusal.ts';
import { type FilePurpose, filePurposes } from '../../domain/files/file-purposes.ts';
import type { Services } from '../services.ts';
import { makePicture } from './pictures.ts';
import { addFile, markStored, type NewFile } from './store/files.ts';
import { documentName, nameInStore } from './stored-files.ts';

interface Upload {
  purpose: FilePurpose;
  branch_id: number | null;
  customer_id: number | null;
  account_id: number | null;
  cut: PictureCut;
  bytes: Buffer;
}

interface Uploaded {
  file_key: string;
  width: number | null;
  height: number | null;
}

interface Content {
  description: Pick<NewFile, 'content_type' | 'bytes' | 'width' | 'height'>;
  parts: { name: string; bytes: Buffer; type: string }[];
}

/** Checks and stores an upload. Until it is used, it is an orphan that the sweep removes after a day. */
export async function storeUpload(services: Services, upload: Upload): Promise<Uploaded> {
  const { clock, database, files, log } = services;
  const { purpose, branch_id, customer_id, account_id } = upload;
  const { private_flag } = filePurposes[purpose];
  const { description, parts } = await contentOf(upload);
  const row = { purpose, private_flag, ...description, branch_id, customer_id, account_id };
  const { id, key } = await database.transaction(clock.now(), (tx) => addFile(tx, row));
  try {
    for (const { name, bytes, type } of parts) await files.put(nameInStore({ private_flag, key }, name), bytes, type);
  } catch (error) {
    log.error({ err: error, file_id: id }, 'a file could not be stored');
    throw new Refusal('file_store_unavailable');
  }
  await database.transaction(clock.now(), (tx) => markStored(tx, id));
  return { file_key: key, width: description.width, height: description.height };
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** By what is in it; neither name nor announced type is believed. */
async function contentOf({ purpose, bytes, cut }: Upload): Promise<Content> {
  const { documents } = filePurposes[purpose];
  if (documents && isPdf(bytes)) {
    const type = 'application/pdf';
    return {
      description: { content_type: type, bytes: bytes.length, width: null, height: null },
      parts: [{ name: documentName, bytes, type }],
    };
  }
  const picture = await makePicture(bytes, cut).catch((error: unknown) => {
    if (documents && error instanceof Refusal && error.type === 'file_not_picture') {
      throw new Refusal('file_not_document');
    }
    throw error;
  });
  const { width, height, renditions } = picture;
  return {
    description: {
      content_type: 'image/webp',
      bytes: renditions.reduce((sum, each) => sum + each.bytes.length, 0),
      width,
      height,
    },
    parts: renditions.map((each) => ({
      name: `${each.width}.${each.format}`,
      bytes: each.bytes,
      type: each.format === 'webp' ? 'image/webp' : 'image/jpeg',
    })),
  };
}
