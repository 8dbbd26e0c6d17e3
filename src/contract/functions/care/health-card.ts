import { z } from 'zod';
import { cardFieldNames, cardTextNames } from '../../../domain/care/health-card.ts';
import { documentPaper } from '../../../domain/care/health-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const child_id = field.id('お子さま');
const branch_id = field.id('園');
const child_document_id = field.id('書類');
const version_id = field.id('内容');

const texts = z.record(z.enum(cardTextNames), z.string());
const changes = z.array(z.object({ field: z.enum(cardFieldNames), before: z.string(), after: z.string() }));

const document = z
  .object({
    child_id,
    kind: field.code(documentPaper, '書類の種類'),
    file_key: z.uuid({ error: '写真かPDFを選んでください。' }),
    valid_until: field.optional(field.tokyoDate('有効期限')),
    /** The paper whose place it takes. */
    replaces_id: field.optional(child_document_id),
  })
  .refine(({ kind, valid_until }) => kind !== documentPaper.code.guidancePlan || valid_until !== null, {
    path: ['valid_until'],
    error: '生活管理指導表の有効期限を入力してください。',
  });

/** A child's health card: who reads it, who says that it is still right, and its papers. */
export const healthCardFunctions = {
  /** What is sealed of the card, and how it came about. */
  readChildHealth: define(
    'guardian',
    z.object({ child_id }),
    okResult({
      texts,
      versions: z.array(
        z.object({
          id: z.number().int(),
          created_at: z.string(),
          /** Null: staff wrote it down. */
          member_name: z.string().nullable(),
          confirmed_flag: z.boolean(),
          changes,
        }),
      ),
    }),
    { ok: 'お子さまの健康の情報をお知らせします。', audit: null },
  ),
  /** 変わりありません. */
  confirmChildHealth: define(
    'guardian',
    z.object({ child_ids: z.array(child_id).min(1, 'お子さまを選んでください。').max(20) }),
    okResult({}),
    { ok: '変わりがないことを、園にお伝えしました。', audit: null },
  ),
  saveChildDocument: define('guardian', document, okResult({ child_document_id: z.number().int() }), {
    ok: '書類をお預かりしました。',
    audit: null,
  }),
  removeChildDocument: define('guardian', z.object({ child_document_id }), okResult({}), {
    ok: '書類を削除しました。',
    audit: null,
  }),
  /** What is sealed of some children's cards, for staff who see them; that they read it is written down. */
  staffReadChildHealth: define(
    'staff',
    z.object({ child_ids: z.array(child_id).min(1).max(20), branch_id }),
    okResult({
      cards: z.array(
        z.object({
          child_id: z.number().int(),
          texts,
          /** The newest answer; null: not answered yet. */
          version_id: z.number().int().nullable(),
          /** When the branch last took note; null: never. */
          looked_at: z.string().nullable(),
          /** What changed since then. */
          changes,
        }),
      ),
    }),
    { ok: 'お子さまの健康の情報です。', audit: null },
  ),
  /** The branch has taken note of the card as it stood in that version. */
  staffNoteChildHealth: define('staff', z.object({ child_id, branch_id, version_id }), okResult({}), {
    ok: '確認を記録しました。',
    audit: null,
  }),
};
