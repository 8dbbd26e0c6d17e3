import { z } from 'zod';
import { documentKind } from '../../../domain/billing/papers/paper-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const integer = z.number().int();
const honorific = z.enum(['様', '御中']).default('様');

const foundDocument = z.object({
  id: integer,
  kind: integer,
  number: z.string(),
  /** 1 the original, later ones 再発行. */
  copy: integer,
  customer_id: integer,
  customer_name: z.string(),
  addressee: z.string(),
  document_date: z.string(),
  amount: integer,
  issued_at: z.string(),
  /** The paper it corrects. */
  replaces_number: z.string().nullable(),
  keep_until: z.string(),
});
export type FoundDocument = z.output<typeof foundDocument>;
/** So many at once; the whole of a long result is read part by part. */
export const documentsAtOnce = 500;

/** Papers that families are handed, and headquarters' search among them. */
export const paperFunctions = {
  /** A calendar year of all children: a short-lived address of the PDF, and the lines for a CSV. */
  issueYearlyStatement: define(
    'customer',
    z.object({
      year: field.count('年', 2000, 2100),
      /** 宛名; the customer's own name when blank. */
      addressee: field.optionalText('宛名', field.limits.name),
      honorific,
    }),
    okResult({
      url: z.string(),
      number: z.string(),
      reissue: z.boolean(),
      corrects: z.string().nullable(),
      total: integer,
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
    }),
    { ok: '年間利用明細書を用意しました。', audit: null },
  ),
  headquartersFindDocuments: define(
    'accounting',
    z
      .object({
        kind: field.optionalChoice(field.code(documentKind, '書類の種類')),
        start_date: field.optional(field.tokyoDate('開始日')),
        end_date: field.optional(field.tokyoDate('終了日')),
        min_amount: field.optional(field.yen('金額の下限')),
        max_amount: field.optional(field.yen('金額の上限')),
        text: field.optionalText('検索の文字', 100),
        page: field.count('ページ', 1, 100_000),
        limit: field.count('件数', 1, documentsAtOnce),
        /** What follows this paper, instead of a page: for a CSV of the whole. */
        before_id: field.optional(field.id('書類')),
      })
      .refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
        error: '終了日は、開始日以降の日にしてください。',
        path: ['end_date'],
      })
      .refine(({ min_amount, max_amount }) => min_amount === null || max_amount === null || min_amount <= max_amount, {
        error: '金額の上限は、下限以上にしてください。',
        path: ['max_amount'],
      }),
    okResult({ documents: z.array(foundDocument), total: integer }),
    { ok: '発行した書類をお知らせします。', audit: null },
  ),
  /** The paper as it was handed out; that it was opened is written down. */
  headquartersOpenDocument: define(
    'accounting',
    z.object({ document_id: field.id('書類') }),
    okResult({ url: z.string() }),
    { ok: '書類を開けるようにしました。', audit: '発行した書類の控えの表示' },
  ),
};
