import { z } from 'zod';
import { reservableStatuses } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const branch_id = field.id('園');
const comment = field.optionalText('コメント', field.limits.staff_text);
const days = { date_from: field.tokyoDate('開始日'), date_to: field.tokyoDate('終了日') };
const daysOrdered = (input: { date_from: string; date_to: string }): boolean => input.date_from <= input.date_to;
const daysOrderedError = { path: ['date_to'], error: '終了日は開始日以降にしてください。' };
/** Reserves a closure would touch; the first call lists them, the second carries `confirmed_flag`. */
const touching = okResult({ touched_reserve_ids: z.array(z.number().int()) });

export const calendarFunctions = {
  staffSetReservable: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        status: z.enum(reservableStatuses, { error: '受付状態を選択してください。' }),
        remarks: comment,
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError),
    touching,
    { ok: '受付の設定を変更しました。', audit: '受付状態の変更' },
  ),
  staffSetCapacity: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        start_time: field.clockTime('開始時間'),
        end_time: field.clockTime('終了時間'),
        /** null: back to the branch's own capacity. */
        capacity: field.count('定員', 0, 500).nullable(),
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError)
      .refine((input) => input.start_time < input.end_time, {
        path: ['end_time'],
        error: '終了時間は開始時間より後にしてください。',
      }),
    touching,
    { ok: '定員を変更しました。', audit: '定員の変更' },
  ),
  staffSetHours: define(
    'manager',
    z
      .object({
        branch_id,
        ...days,
        /** null: back to the branch's own hours. */
        hours: z
          .object({
            open_time: field.clockTime('開園時間'),
            close_time: field.clockTime('閉園時間'),
            extended_open_time: field.clockTime('延長開始時間'),
            extended_close_time: field.clockTime('延長終了時間'),
          })
          .nullable(),
        confirmed_flag: field.flag,
      })
      .refine(daysOrdered, daysOrderedError),
    touching,
    { ok: '開園時間を変更しました。', audit: '開園時間の変更' },
  ),
};
