import { z } from 'zod';
import { patternWeekday } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const mostChildren = 500;

const hours = z
  .object({
    open_time: field.clockTime('開園時間'),
    close_time: field.clockTime('閉園時間'),
    extended_open_time: field.clockTime('延長開始時間'),
    extended_close_time: field.clockTime('延長終了時間'),
  })
  .refine(
    ({ open_time, close_time, extended_open_time, extended_close_time }) =>
      extended_open_time <= open_time && open_time < close_time && close_time <= extended_close_time,
    { error: '延長の開始、開園、閉園、延長の終了の順になるように入力してください。' },
  );

const band = z
  .object({
    start_time: field.clockTime('開始時間'),
    end_time: field.clockTime('終了時間'),
    capacity: field.count('定員', 0, mostChildren),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, {
    path: ['end_time'],
    error: '終了時間は開始時間より後にしてください。',
  });

/** A day that differs from the branch's own; null: as the branch has it. */
const day = z.object({
  weekday: field.code(patternWeekday, '曜日'),
  closed_flag: field.flag,
  hours: hours.nullable(),
  capacity: field.count('定員', 0, mostChildren).nullable(),
  capacities: z
    .array(band)
    .max(12, { error: '時間帯は12個までにしてください。' })
    .transform((bands) => bands.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)))
    .refine((bands) => bands.every((each, index) => (bands[index - 1]?.end_time ?? '') <= each.start_time), {
      error: '時間帯が重なっています。重ならないように入力してください。',
    }),
});

const pattern = {
  branch_id: field.id('園'),
  /** Null for a new one. */
  branch_pattern_id: field.id('いつもの開園時間').nullable(),
  version: field.version.nullable(),
  adaptation_date: field.tokyoDate('適用を始める日'),
  remarks: field.optionalText('メモ', field.limits.staff_text),
  days: z
    .array(day)
    .max(patternWeekday.keys.length)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
      error: '同じ曜日が2つあります。',
    }),
};

/** What is offered on a day, as a screen shows it. */
const offered = z.object({
  closed_flag: z.boolean(),
  open_time: z.string(),
  close_time: z.string(),
  extended_open_time: z.string(),
  extended_close_time: z.string(),
  capacity: z.number().int(),
  capacities: z.array(z.object({ start_time: z.string(), end_time: z.string(), capacity: z.number().int() })),
});
const touched_reserve_ids = z.array(z.number().int());

export const patternFunctions = {
  /** The four weeks from its date, before and after; nothing is written. */
  staffPreviewPattern: define(
    'manager',
    z.object(pattern),
    okResult({
      days: z.array(
        z.object({
          date: z.string(),
          holiday_name: z.string().nullable(),
          before: offered,
          after: offered,
          /** Something set for this very day goes before the usual week. */
          set_for_day: z.array(z.enum(['mark', 'hours', 'capacity'])),
        }),
      ),
      touched_reserve_ids,
      /** Of these: their price would move; what was agreed stays, and the lower sum is paid. */
      repriced_reserve_ids: touched_reserve_ids,
      /** Their families: whom a word about the change is for. */
      touched_customer_ids: z.array(z.number().int()),
    }),
    { ok: '変更後の4週間をお知らせします。', audit: null },
  ),
  staffSavePattern: define(
    'manager',
    z.object({ ...pattern, confirmed_flag: field.flag }),
    okResult({ branch_pattern_id: z.number().int(), touched_reserve_ids }),
    { ok: 'いつもの開園時間を保存しました。', audit: 'いつもの開園時間の保存' },
  ),
  /** A coming one only; what was before it goes on. */
  staffDeletePattern: define(
    'manager',
    z.object({
      branch_id: field.id('園'),
      branch_pattern_id: field.id('いつもの開園時間'),
      version: field.version,
      confirmed_flag: field.flag,
    }),
    okResult({ touched_reserve_ids }),
    { ok: 'いつもの開園時間を取り消しました。', audit: 'いつもの開園時間の取り消し' },
  ),
};
