import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const account_id = field.id('職員');

/** What a person may not be asked to work. Why is asked nowhere, and no list of colleagues shows it. */
export const workLimitFunctions = {
  headquartersReadWorkLimits: define(
    'headquarters',
    z.object({ account_id }),
    okResult({
      minor_until: z.string().nullable(),
      no_overtime_flag: z.boolean(),
      no_night_flag: z.boolean(),
      no_holiday_flag: z.boolean(),
      weekly_hours: z.number().int().nullable(),
    }),
    { ok: '勤務の条件をお知らせします。', audit: null },
  ),
  headquartersSaveWorkLimits: define(
    'headquarters',
    z.object({
      account_id,
      minor_until: field.optional(field.tokyoDate('18歳になる日')),
      no_overtime_flag: field.flag,
      no_night_flag: field.flag,
      no_holiday_flag: field.flag,
      weekly_hours: field.optional(field.count('1週間の時間', 1, 40)),
    }),
    okResult({}),
    { ok: '勤務の条件を保存しました。', audit: '勤務の条件の保存' },
  ),
};
