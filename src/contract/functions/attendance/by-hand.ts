import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const row = z
  .object({
    reserve_id: field.id('予約'),
    child_id: field.id('お子さま'),
    /** 'HH:mm' of the day; null where the sheet says nothing. */
    arrived: field.clockTime('登園').nullable(),
    left: field.clockTime('降園').nullable(),
    /** 1: did not come. */
    absent_flag: field.flag,
  })
  .refine(({ arrived, left, absent_flag }) => absent_flag === 1 || arrived !== null || left !== null, {
    path: ['arrived'],
    error: '時刻を入力してください。',
  })
  .refine(({ arrived, left, absent_flag }) => absent_flag === 0 || (arrived === null && left === null), {
    path: ['absent_flag'],
    error: '来園なしか時刻か、どちらかにしてください。',
  });

export const byHandFunctions = {
  /** What was written on the morning sheet, typed in together; each row is accepted or refused separately. */
  staffEnterByHand: define(
    'staff',
    z.object({
      branch_id: field.id('園'),
      date: field.tokyoDate('日付'),
      rows: z.array(row).min(1, '入力がありません。').max(200),
      /** For a day that is over. */
      reason: field.optionalText('理由', field.limits.staff_text).optional(),
    }),
    okResult({
      rows: z.array(
        z.object({
          reserve_id: z.number().int(),
          child_id: z.number().int(),
          /** What to do next, where the row was not taken. */
          refusal: z.object({ type: z.string(), msg: z.string() }).nullable(),
        }),
      ),
    }),
    { ok: '入力を登録しました。', audit: { also: ['staffCheckIn', 'staffNoShow', 'staffCheckOut'] } },
  ),
};
