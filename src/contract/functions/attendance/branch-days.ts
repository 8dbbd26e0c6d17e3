import { z } from 'zod';
import { openItemKinds } from '../../../domain/attendance/day-numbers.ts';
import { reportKind } from '../../../domain/staff-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const branch_id = field.id('園');
const date = field.tokyoDate('日付');
const reason = field.requiredText('理由', field.limits.staff_text);
const kind = z.enum(openItemKinds);

/** What is open when a day is closed: why, and until when. `reserve_id` null: the report itself. */
const explained = z.object({
  kind,
  reserve_id: field.id('予約').nullable(),
  explanation: field.requiredText('説明', field.limits.staff_text),
});

const moment = field.moment().nullable();
/** What became of a child: null where it is recorded already, or not known yet. */
const recorded = z
  .object({
    child_id: field.id('お子さま'),
    arrived_at: moment,
    left_at: moment,
    absent: z.enum(['no_show', 'illness']).nullable(),
  })
  .refine(({ arrived_at, left_at, absent }) => absent === null || (arrived_at === null && left_at === null), {
    path: ['absent'],
    error: '来園なしのお子さまに、時刻は入力できません。',
  });

/** The end of a branch's day: its report, what is still open, its close; and the notes about a child. */
export const branchDayFunctions = {
  /** One entry more. `strikes_id`: the entry it corrects, which stays to be read. */
  staffSaveDailyReport: define(
    'staff',
    z.object({
      branch_id,
      date,
      kind: z.literal(reportKind.keys, { error: '種類を選択してください。' }).default(reportKind.code.note),
      notes: field.requiredText('報告', 2 * field.limits.long_text),
      strikes_id: field.optional(field.id('記入')),
      idempotency_key: field.idempotency_key,
    }),
    okResult({}),
    { ok: '日報を保存しました。', audit: '日報の記入' },
  ),
  /** Closes the day with what is open named: one explanation for each (`day_items_open` tells which are missing). */
  staffCloseDay: define(
    'staff',
    z.object({
      branch_id,
      date,
      /** 1: said by a person; needed where the report has no accident and no near miss. */
      no_incident_flag: field.flag,
      explanations: z.array(explained).max(500),
    }),
    okResult({ branch_day_close_id: z.number().int() }),
    { ok: 'この日を締めました。', audit: '1日の締め' },
  ),
  /** Forgotten taps, entered afterwards: each child's arrival and departure, or that it did not come. */
  staffRecordStay: define(
    'manager',
    z.object({ reserve_id: field.id('予約'), children: z.array(recorded).min(1).max(20), reason }),
    okResult({ reserve_id: z.number().int(), childcare_status: z.number().int() }),
    { ok: '登園と降園を登録しました。', audit: { also: ['staffCheckIn', 'staffNoShow', 'staffCheckOut'] } },
  ),
  staffReopenDay: define('manager', z.object({ branch_day_close_id: field.id('締め'), reason }), okResult({}), {
    ok: '締めを解除しました。',
    audit: '締めの解除',
  }),
  /** `version`: the note the form was opened with, 0 where there was none. */
  staffUpdateChildRemarks: define(
    'staff',
    z.object({
      child_id: field.id('お子さま'),
      staff_remarks: field.optionalText('スタッフ用メモ', field.limits.long_text),
      version: field.count('内容', 0, 2 ** 31 - 1),
    }),
    okResult({}),
    { ok: '園のメモを保存しました。', audit: '園のメモの変更' },
  ),
};
