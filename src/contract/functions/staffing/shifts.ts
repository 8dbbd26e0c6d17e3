import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { peopleElsewhereShape, staffingNowShape } from './day-staffing.ts';

const int = z.number().int();
const branch_id = field.id('園');
const account_id = field.id('職員');
const reason = field.requiredText('理由', field.limits.staff_text);
const touched_reserve_ids = z.array(int);

const shiftBreak = z
  .object({ start_time: field.clockTime('休憩の開始'), end_time: field.clockTime('休憩の終了') })
  .refine(({ start_time, end_time }) => start_time < end_time, {
    path: ['end_time'],
    error: '休憩の終了は、開始より後にしてください。',
  });
const breaks = z
  .array(shiftBreak)
  .max(4, { error: '休憩は4回までにしてください。' })
  .transform((listed) => listed.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)))
  .refine((listed) => listed.every((each, index) => (listed[index - 1]?.end_time ?? '') <= each.start_time), {
    error: '休憩の時間が重なっています。重ならないように入力してください。',
  });

type Worked = {
  start_time: string;
  end_time: string;
  breaks: readonly { start_time: string; end_time: string }[];
};
const worked = { start_time: field.clockTime('始まり'), end_time: field.clockTime('終わり'), breaks };
const beginsBeforeItEnds = ({ start_time, end_time }: Worked): boolean => start_time < end_time;
const endError = { path: ['end_time'], error: '終わりは、始まりより後にしてください。' };
const breaksWithin = (shift: Worked): boolean =>
  shift.breaks.every(({ start_time, end_time }) => shift.start_time <= start_time && end_time <= shift.end_time);
const breaksError = { path: ['breaks'], error: '休憩は、勤務の時間の中に入れてください。' };

export const shiftHours = z.object(worked).refine(beginsBeforeItEnds, endError).refine(breaksWithin, breaksError);
const weekday = z
  .object({ weekday: field.count('曜日', 0, 6), ...worked })
  .refine(beginsBeforeItEnds, endError)
  .refine(breaksWithin, breaksError);

/** As the roster shows them, 'HH:mm'. */
export const shownShiftHours = z.object({
  start_time: z.string(),
  end_time: z.string(),
  breaks: z.array(z.object({ start_time: z.string(), end_time: z.string() })),
});
const byAge = z.object({ zero: int, one_two: int, three: int, four: int });
const shownClocking = z.object({
  staff_clocking_id: int,
  version: int,
  clock_in_at: z.string(),
  clock_out_at: z.string().nullable(),
  /** On a tablet of the branch. */
  on_tablet: z.boolean(),
  corrected_by: z.string().nullable(),
  /** Managers only. */
  correction_reason: z.string(),
});

/** The roster of a branch: usual weeks, single days, and who really came. */
export const shiftFunctions = {
  staffReadRoster: define(
    'staff',
    z.object({ branch_id, date: field.tokyoDate('日') }),
    okResult({
      branch_id: int,
      date: z.string(),
      staffing_mode: int,
      open_time: z.string(),
      close_time: z.string(),
      now: staffingNowShape,
      elsewhere: peopleElsewhereShape,
      people: z.array(
        z.object({
          account_id: int,
          name: z.string(),
          role: int,
          /** The home branch of a person helping out here. */
          main_branch_name: z.string().nullable(),
          /** False: planned or clocked in once, and no longer of this branch. */
          works_here: z.boolean(),
          qualifications: z.array(
            /** The number is the managers' to see. */
            z.object({ qualification: int, registration_number: z.string().nullable() }),
          ),
          no_one_to_one_flag: z.boolean(),
          planned: shownShiftHours.nullable(),
          /** What the usual week says of this weekday. */
          usual: shownShiftHours.nullable(),
          /** What was set for this very day. */
          shift: z.object({ shift_id: int, version: int, off_flag: z.boolean() }).nullable(),
          /** The same day at other branches. */
          elsewhere: z.array(z.object({ branch_name: z.string(), start_time: z.string(), end_time: z.string() })),
          /** The week in force, and those to come. */
          patterns: z.array(
            z.object({
              shift_pattern_id: int,
              version: int,
              adaptation_date: z.string(),
              days: z.array(shownShiftHours.extend({ weekday: int })),
            }),
          ),
          clockings: z.array(shownClocking),
        }),
      ),
      /** From one change to the next; nothing outside them. */
      stretches: z.array(
        z.object({
          start_time: z.string(),
          end_time: z.string(),
          children: byAge,
          needed: int,
          present: z.array(int),
          registered: int,
          registered_needed: int,
        }),
      ),
      warnings: z.array(
        z.object({
          kind: z.enum(['short', 'registered', 'alone']),
          start_time: z.string(),
          end_time: z.string(),
          needed: int,
          there: int,
          /** Who would be alone. */
          account_id: int.nullable(),
        }),
      ),
    }),
    { ok: 'シフトをお知らせします。', audit: null },
  ),
  /** The usual week from a day on, in the place of what was; no days: no longer on the roster. */
  staffSaveShiftPattern: define(
    'manager',
    z.object({
      branch_id,
      account_id,
      adaptation_date: field.tokyoDate('適用を始める日'),
      /** Of the week that begins on the same day; null if there is none. */
      version: field.version.nullable(),
      days: z
        .array(weekday)
        .max(7)
        .refine((days) => new Set(days.map((each) => each.weekday)).size === days.length, {
          error: '同じ曜日が2つあります。',
        }),
      confirmed_flag: field.flag,
    }),
    okResult({ shift_pattern_id: int, touched_reserve_ids }),
    { ok: 'いつもの週を保存しました。', audit: 'いつもの週(シフト)の保存' },
  ),
  /** One that has not begun; what was before it goes on. */
  staffRemoveShiftPattern: define(
    'manager',
    z.object({
      branch_id,
      shift_pattern_id: field.id('いつもの週'),
      version: field.version,
      confirmed_flag: field.flag,
    }),
    okResult({ touched_reserve_ids }),
    { ok: 'いつもの週を取り消しました。', audit: 'いつもの週(シフト)の取り消し' },
  ),
  /** One day that differs from the usual week; `hours` null: does not come. */
  staffSaveShift: define(
    'manager',
    z.object({
      branch_id,
      account_id,
      date: field.tokyoDate('日'),
      /** Of what was set for the day before; null if nothing was. */
      version: field.version.nullable(),
      hours: shiftHours.nullable(),
      confirmed_flag: field.flag,
    }),
    okResult({ shift_id: int, touched_reserve_ids }),
    { ok: 'シフトを保存しました。', audit: '1日のシフトの変更' },
  ),
  /** The day follows the usual week again. */
  staffRemoveShift: define(
    'manager',
    z.object({ branch_id, shift_id: field.id('シフト'), version: field.version, confirmed_flag: field.flag }),
    okResult({ touched_reserve_ids }),
    { ok: 'この日の変更を取り消しました。', audit: '1日のシフトを元に戻す' },
  ),
  /** Oneself, now. Pressed twice it is one. */
  staffClockIn: define(
    'staff',
    z.object({ branch_id }),
    okResult({ staff_clocking_id: int, clock_in_at: z.string() }),
    { ok: '出勤を記録しました。', audit: '出勤' },
  ),
  staffClockOut: define(
    'staff',
    z.object({ branch_id }),
    okResult({ staff_clocking_id: int, clock_out_at: z.string() }),
    { ok: '退勤を記録しました。', audit: '退勤' },
  ),
  /** Corrects a forgotten or mistaken clocking; without `staff_clocking_id` it adds a missing one. */
  staffCorrectClocking: define(
    'manager',
    z.object({
      branch_id,
      account_id,
      date: field.tokyoDate('日'),
      staff_clocking_id: field.id('出退勤の記録').nullable(),
      version: field.version.nullable(),
      clock_in_time: field.clockTime('出勤の時間'),
      clock_out_time: field.optional(field.clockTime('退勤の時間')),
      /** It never happened: removed from the roster, but still in the audit log. */
      remove_flag: field.flag,
      reason,
    }),
    okResult({ staff_clocking_id: int }),
    { ok: '出退勤の記録を訂正しました。', audit: '出退勤の訂正' },
  ),
};
