import { Refusal } from '../../contract/refusal.ts';
import type { FilePurpose } from '../../domain/files/file-purposes.ts';
import { pictureAddress } from '../../domain/files/picture-address.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockUnusedFile } from './store/files.ts';

/** A public picture that was just uploaded, for the row that will show it (its `file_id` makes it used). */
export async function takePicture(
  tx: Transaction,
  file_key: string,
  wanted: { purpose: FilePurpose; branch_id: number | null },
): Promise<{ file_id: number; image_path: string; width: number; height: number }> {
  const file = await lockUnusedFile(tx, file_key);
  // Treat a file of another branch or for another purpose as missing.
  const fits = file !== null && file.purpose === wanted.purpose && file.branch_id === wanted.branch_id;
  if (!fits || file.width === null || file.height === null) throw new Refusal('file_gone');
  const { id, key, width, height } = file;
  return { file_id: id, image_path: pictureAddress(key, width), width, height };
}
