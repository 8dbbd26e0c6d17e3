import { z } from 'zod';
import { workWish } from '../../../domain/cover/cover-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { shownShiftHours } from '../staffing/shifts.ts';

const int = z.number().int();
const shift_swap_id = field.id('交代のお願い');

/** A member of staff's own month, what they can and cannot work, and swaps with colleagues. */
export const ownShiftFunctions = {
  staffReadOwnShifts: define(
    'staff',
    z.object({ month: field.tokyoDate('月') }),
    okResult({
      month: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          shifts: z.array(shownShiftHours.extend({ branch_id: int, branch_name: z.string() })),
          wishes: z.array(z.object({ kind: int, start_time: z.string(), end_time: z.string() })),
        }),
      ),
      worked_minutes: int,
      cover_calls_flag: z.boolean(),
      line_linked: z.boolean(),
      calls: z.array(
        z.object({
          cover_call_id: int,
          branch_name: z.string(),
          date: z.string(),
          hours: shownShiftHours,
          state: z.enum(['asked', 'held', 'settled']),
        }),
      ),
      swaps: z.array(
        z.object({
          shift_swap_id: int,
          date: z.string(),
          with_date: z.string().nullable(),
          other_name: z.string(),
          mine: z.boolean(),
          status: int,
        }),
      ),
    }),
    { ok: 'ご自分のシフトをお知らせします。', audit: null },
  ),
  /** A day of one's own: can, cannot, or nothing said. */
  staffSaveWorkWish: define(
    'staff',
    z
      .object({
        date: field.tokyoDate('日'),
        kind: field.code(workWish, '働けるかどうか').nullable(),
        start_time: field.clockTime('始まり'),
        end_time: field.clockTime('終わり'),
      })
      .refine(({ start_time, end_time }) => start_time < end_time, {
        path: ['end_time'],
        error: '終わりは、始まりより後にしてください。',
      }),
    okResult({}),
    { ok: '保存しました。', audit: null },
  ),
  staffSaveCoverCalls: define('staff', z.object({ cover_calls_flag: field.flag }), okResult({}), {
    ok: '保存しました。',
    audit: null,
  }),
  /** A number to send to the official account on LINE: whoever sends it gets these messages there. */
  staffBeginLineLink: define('staff', z.object({}), okResult({ code: z.string(), until: z.string() }), {
    ok: '番号を用意しました。',
    audit: null,
  }),
  staffEndLineLink: define('staff', z.object({}), okResult({}), { ok: 'LINEの連携を外しました。', audit: null }),
  /** Colleagues of the branch who could take a day of one's own, and what they could give in return. */
  staffListSwapColleagues: define(
    'staff',
    z.object({ branch_id: field.id('園'), date: field.tokyoDate('日') }),
    okResult({
      colleagues: z.array(
        z.object({ account_id: int, name: z.string(), days: z.array(shownShiftHours.extend({ date: z.string() })) }),
      ),
    }),
    { ok: '交代をお願いできる職員をお知らせします。', audit: null },
  ),
  staffAskSwap: define(
    'staff',
    z.object({
      branch_id: field.id('園'),
      date: field.tokyoDate('日'),
      with_account_id: field.id('職員'),
      with_date: field.optional(field.tokyoDate('代わりに入る日')),
    }),
    okResult({ shift_swap_id: int }),
    { ok: '交代をお願いしました。', audit: 'シフトの交代のお願い' },
  ),
  /** By the colleague who was asked; or taken back by who asked. */
  staffAnswerSwap: define('staff', z.object({ shift_swap_id, yes_flag: field.flag }), okResult({}), {
    ok: 'お返事をお預かりしました。',
    audit: 'シフトの交代の返事',
  }),
  /** The manager's yes writes both days. */
  staffSettleSwap: define(
    'manager',
    z.object({ branch_id: field.id('園'), shift_swap_id, version: field.version, agree_flag: field.flag }),
    okResult({}),
    { ok: 'シフトの交代を確認しました。', audit: 'シフトの交代' },
  ),
};
