import { z } from 'zod';
import { doorWarnings } from '../../../domain/attendance/door/hand-over.ts';
import { calledPerson, callResult, emergencyKind } from '../../../domain/staff-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { saidAtDoor } from './hand-over-fields.ts';

const emergency_id = field.id('緊急連絡');
/** When it was, if it waited for the connection. */
const made_at = field.moment().optional();
const message = field.requiredText('お知らせの文章', 400);

/** Earthquake, evacuation, and children who are not picked up. Open to all staff: an emergency cannot wait for a manager. */
export const emergencyFunctions = {
  /** The roll of all present children: they are counted first; staffMessageEmergency notifies their guardians. */
  staffDeclareEmergency: define(
    'staff',
    z.object({
      branch_id: field.id('園'),
      kind: field.code(emergencyKind, '何が起きたか'),
      place: field.requiredText('お子さまのいる場所', 100),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ emergency_id: z.number().int(), children: z.number().int() }),
    { ok: '緊急のお知らせを送りました。', audit: '緊急連絡の開始' },
  ),
  /** The head count, child by child; null takes it back. */
  staffCountChild: define(
    'staff',
    z.object({ emergency_child_id: field.id('お子さま'), found: z.boolean().nullable(), made_at }),
    okResult({}),
    { ok: '人数の確認を記録しました。', audit: '緊急時の人数の確認' },
  ),
  /** To every family on the roll, at any time: the state of the count is in it. */
  staffMessageEmergency: define(
    'staff',
    z.object({ emergency_id, message, idempotency_key: field.idempotency_key }),
    okResult({ families: z.number().int() }),
    { ok: '続報を送りました。', audit: '緊急連絡の続報' },
  ),
  /** To whom the child was handed; null takes it back. */
  staffHandOverChild: define(
    'staff',
    z.object({
      emergency_child_id: field.id('お子さま'),
      handed_to: field.requiredText('お引き渡しした方', 30).nullable(),
      accepted: z.array(z.enum(doorWarnings)).max(doorWarnings.length).optional(),
      ...saidAtDoor,
      made_at,
    }),
    okResult({}),
    { ok: 'お引き渡しを記録しました。', audit: '緊急時のお引き渡し' },
  ),
  staffEndEmergency: define('staff', z.object({ emergency_id }), okResult({}), {
    ok: '緊急連絡を終えました。',
    audit: '緊急連絡の終了',
  }),
  staffNotePickUpCall: define(
    'staff',
    z.object({
      reserve_id: field.id('予約'),
      called: field.count('電話した相手', 1, calledPerson.keys.length),
      result: field.count('結果', 1, callResult.keys.length),
      expected_time: field.optional(field.clockTime('お迎えの見込み')),
      note: field.optionalText('メモ', field.limits.staff_text),
    }),
    okResult({}),
    { ok: '電話を記録しました。', audit: 'お迎えの電話の記録' },
  ),
};
