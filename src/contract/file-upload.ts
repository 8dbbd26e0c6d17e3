import { z } from 'zod';
import { filePurposeNames } from '../domain/files/file-purposes.ts';

const share = z.coerce.number().min(0).max(1);

/** `POST /files?purpose=…`: what the file is for, whose it is, and which part of a picture to keep (in shares of it). */
export const uploadQuery = z
  .object({
    purpose: z.enum(filePurposeNames),
    branch_id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    x: share.optional(),
    y: share.optional(),
    width: share.gt(0).optional(),
    height: share.gt(0).optional(),
  })
  .transform(({ purpose, branch_id = null, x, y, width, height }) => ({
    purpose,
    branch_id,
    crop:
      x === undefined || y === undefined || width === undefined || height === undefined
        ? null
        : { x, y, width, height },
  }));

/** The answer to an upload that was taken. */
export const uploadedFile = z.object({
  status: z.literal('OK'),
  file_key: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
