import { pageRefusals } from '../../contract/page-errors.ts';
import { largestUploadBytes } from '../../domain/files/file-purposes.ts';

/** A picture the person chose; without `bitmap` this browser cannot show it (HEIC outside Apple's). */
export type ChosenPicture = {
  readonly file: File;
  readonly bitmap: ImageBitmap | null;
};

/** From here on a picture is made smaller before it travels: it would be anyway when it has arrived. */
const heavy = 3 * 1024 * 1024;
const longestSide = 2400;

export const tooLargeText = pageRefusals.file_too_large;

export async function choosePicture(file: File): Promise<ChosenPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  return { file, bitmap };
}

/** What is sent: the file itself, or a smaller picture made of it where it is heavy and can be shown. */
export async function bytesToSend({ file, bitmap }: ChosenPicture): Promise<Blob> {
  if (bitmap === null || file.size <= heavy) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return file;
  // A transparent picture becomes a JPEG here.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return made !== null && made.size < file.size ? made : file;
}

export const isTooLarge = (bytes: Blob): boolean => bytes.size > largestUploadBytes;
