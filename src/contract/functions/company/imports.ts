import { z } from 'zod';
import { importKinds } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

/** A file as it was chosen: gzip, then base64, because a file of two thousand lines is larger than a call may be. */
const file = {
  kind: z.enum(importKinds, { error: '取り込むものを選択してください。' }),
  file_name: field.requiredText('ファイル名', 200),
  file: z.string({ error: 'ファイルを選択してください。' }).min(1, 'ファイルを選択してください。'),
};

/** Where it is in the file, what is wrong, and what to do. */
const problem = z.object({ line: z.number().int(), column: z.string(), message: z.string() });

export const importFunctions = {
  /** What would be made, or what is wrong line by line; nothing is written. */
  headquartersPreviewImport: define(
    'headquarters',
    z.object(file),
    okResult({
      line_count: z.number().int(),
      problem_count: z.number().int(),
      problems: z.array(problem),
      rows: z.array(z.object({ line: z.number().int(), title: z.string(), text: z.string() })),
      /** The same file was taken before. */
      imported_at: z.string().nullable(),
    }),
    { ok: 'ファイルを確認しました。', audit: null },
  ),
  headquartersRunImport: define(
    'headquarters',
    z.object({ ...file, invite_flag: field.flag }),
    okResult({ import_id: z.number().int(), made_count: z.number().int() }),
    { ok: '取り込みました。', audit: 'CSVの取り込み' },
  ),
};
