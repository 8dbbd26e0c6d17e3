import { z } from 'zod';
import { templateKind } from '../../../domain/staff-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okRead } from '../definition.ts';

const inbox_thread_id = field.id('お問い合わせ');
const thread = okResult({ inbox_thread_id: z.number().int(), version: z.number().int() });
const month = z.string().regex(/^\d{4}-\d{2}$/);

const inboxLimits = { subject: 100, body: 4000, template_title: 50 } as const;

/** A comment that goes with the answer to a request. */
export const requestCommentLimit = field.limits.staff_text;

/** What staff type when they answer. */
const inboxAnswerShape = {
  subject: field.requiredText('件名', inboxLimits.subject),
  body: field.requiredText('本文', inboxLimits.body),
};
const inboxTemplateShape = {
  title: field.requiredText('名前', inboxLimits.template_title),
  body: field.requiredText('本文', inboxLimits.body),
  kind: field.code(templateKind, '使う場面').default(templateKind.code.inquiry),
};

export const inboxFunctions = {
  staffSetInboxThread: define(
    'inbox',
    z.object({
      inbox_thread_id,
      version: field.version,
      /** take: I handle it · release: someone else may · close: nothing more to do · reopen. */
      step: z.enum(['take', 'release', 'close', 'reopen']),
    }),
    thread,
    { ok: '対応の状態を変更しました。', audit: 'お問い合わせの対応' },
  ),
  staffAnswerInboxThread: define(
    'inbox',
    z.object({ inbox_thread_id, ...inboxAnswerShape, idempotency_key: field.idempotency_key }),
    okResult({ inbox_thread_id: z.number().int() }),
    { ok: '返信をお送りします。', audit: 'お問い合わせへの返信' },
  ),
  /** Sends an answer again whose mail was refused or did not go. */
  staffRetryInboxAnswer: define(
    'inbox',
    z.object({ inbox_answer_id: field.id('返信') }),
    okResult({ inbox_answer_id: z.number().int() }),
    { ok: 'もう一度お送りします。', audit: null },
  ),
  staffSaveInboxTemplate: define(
    'manager',
    z.object({
      /** Null: a new one. */
      inbox_template_id: field.id('ひな形').nullable(),
      version: field.version.nullable(),
      /** Null: for every branch, by headquarters. */
      branch_id: field.id('園').nullable(),
      ...inboxTemplateShape,
    }),
    okResult({ inbox_template_id: z.number().int() }),
    { ok: 'ひな形を保存しました。', audit: '返信のひな形の保存' },
  ),
  staffRemoveInboxTemplate: define(
    'manager',
    z.object({ inbox_template_id: field.id('ひな形'), version: field.version }),
    okResult({}),
    { ok: 'ひな形を削除しました。', audit: '返信のひな形の削除' },
  ),
  headquartersQuestionnaireFigures: define(
    'headquarters',
    z.object({ months: field.count('期間', 1, 36) }),
    okResult({
      months: z.array(z.object({ month, leavings: z.number().int(), deletions: z.number().int() })),
      answers: z.array(
        z.object({
          question: z.enum(['staff_impression', 'branch_impression', 'usability', 'enrollment_status']),
          answer: z.number().int().nullable(),
          count: z.number().int(),
        }),
      ),
    }),
    { ok: okRead, audit: null },
  ),
  /** Headquarters alone; `done_flag` 0 takes the mark off again. */
  staffFinishHeadquartersMessage: define(
    'accounting',
    z.object({ headquarters_message_id: field.id('連絡'), done_flag: field.flag }),
    okResult({}),
    { ok: '連絡の状態を変更しました。', audit: '本部への連絡の対応' },
  ),
};
