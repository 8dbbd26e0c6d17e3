import { z } from 'zod';
import { lateAnswer, lateKind } from '../../../domain/messages/message-codes.ts';
import { messageLimits } from '../../../domain/messages/message-limits.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const family_thread_id = field.id('メッセージ');
const branch_id = field.id('園');
const reserve_id = field.id('ご予約');
const id = z.number().int();

/** Words, photos, or both. */
const written = {
  body: field.optionalText('メッセージ', messageLimits.body),
  file_keys: z
    .array(z.uuid({ error: '写真を選んでください。' }))
    .max(messageLimits.photos, `写真は1度に${messageLimits.photos}枚までです。`)
    .default([]),
  idempotency_key: field.idempotency_key,
};
const says = ({ body, file_keys }: { body: string; file_keys: string[] }): boolean =>
  body !== '' || file_keys.length > 0;
const silent = { path: ['body'], error: 'メッセージを入力するか、写真を選んでください。' };
const sent = okResult({ family_message_id: id });
const thread = okResult({ family_thread_id: id, version: id });
const kind = field.code(lateKind, '連絡の種類');

export const messageFunctions = {
  /** To a branch the family has (had) a reserve at, or its usual one. */
  sendFamilyMessage: define('guardian', z.object({ branch_id, ...written }).refine(says, silent), sent, {
    ok: okDone,
    audit: null,
  }),
  /** The person has read the branch's words as far as this one. */
  readFamilyThread: define(
    'guardian',
    z.object({ branch_id, family_message_id: field.id('メッセージ') }),
    okResult({}),
    { ok: okRead, audit: null },
  ),
  staffSendFamilyMessage: define('staff', z.object({ family_thread_id, ...written }).refine(says, silent), sent, {
    ok: okDone,
    audit: 'ご家族へのメッセージ',
  }),
  /** The thread with a family that has not written yet. */
  staffOpenFamilyThread: define(
    'staff',
    z.object({ customer_id: field.id('お客様'), branch_id }),
    okResult({ family_thread_id: id }),
    { ok: okDone, audit: null },
  ),
  staffReadFamilyThread: define('staff', z.object({ family_thread_id }), thread, { ok: okRead, audit: null }),
  staffSetFamilyThread: define(
    'staff',
    z.object({
      family_thread_id,
      version: field.version,
      /** take: I handle it · release: someone else may · close: nothing more to do · reopen. */
      step: z.enum(['take', 'release', 'close', 'reopen']),
    }),
    thread,
    { ok: okDone, audit: 'ご家族とのメッセージの対応' },
  ),
  /** Headquarters go on with it; the family notices nothing but who answers. */
  staffHandOverFamilyThread: define(
    'staff',
    z.object({
      family_thread_id,
      version: field.version,
      note: field.requiredText('本部への申し送り', messageLimits.note),
    }),
    thread,
    { ok: okDone, audit: '本部への引き継ぎ' },
  ),
  headquartersReturnFamilyThread: define(
    'headquarters',
    z.object({ family_thread_id, version: field.version }),
    thread,
    { ok: okDone, audit: '園への差し戻し' },
  ),

  /** Every time that can be said, with what it costs more than the agreed one. */
  lateQuote: define(
    'guardian',
    z.object({ reserve_id, kind }),
    okResult({
      planned_datetime: z.string(),
      branch_tel: z.string(),
      choices: z.array(z.object({ time: z.string(), minutes: id, extra_amount: id })),
    }),
    { ok: okRead, audit: null },
  ),
  sendLateNotice: define(
    'guardian',
    z.object({
      reserve_id,
      kind,
      expected_time: field.clockTime('時刻'),
      /** As it was shown. */
      quoted_amount: field.count('追加の料金', 0, 10_000_000),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ late_notice_id: id }),
    { ok: okDone, audit: null },
  ),
  staffAnswerLateNotice: define(
    'staff',
    z.object({ late_notice_id: field.id('連絡'), answer: field.code(lateAnswer, 'お返事') }),
    okResult({ late_notice_id: id }),
    { ok: okDone, audit: '遅れの連絡への返事' },
  ),
};
