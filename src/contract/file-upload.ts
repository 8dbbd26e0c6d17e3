import { z } from 'zod';
import { filePurposeNames } from '../domain/files/file-purposes.ts';

/** The part of the upright picture to crop to; null: all of it. */
export type PictureCut = { x: number; y: number; width: number; height: number } | { ratio: number } | null;

const share = z.coerce.number().min(0).max(1);

/** `POST /files?purpose=…`: what the file is for, whose it is, and which part of a picture to keep: in shares of
 * it, or the middle of it in a ratio of width to height. */
export const uploadQuery = z
  .object({
    purpose: z.enum(filePurposeNames),
    branch_id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    x: share.optional(),
    y: share.optional(),
    width: share.gt(0).optional(),
    height: share.gt(0).optional(),
    ratio: z.coerce.number().min(0.2).max(5).optional(),
  })
  .transform(({ purpose, branch_id = null, x, y, width, height, ratio }) => ({
    purpose,
    branch_id,
    cut: cutOf(x, y, width, height) ?? (ratio === undefined ? null : { ratio }),
  }));

function cutOf(x?: number, y?: number, width?: number, height?: number): PictureCut {
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return { x, y, width, height };
}

/** The answer to an upload that was taken. */
export const uploadedFile = z.object({
  status: z.literal('OK'),
  file_key: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
