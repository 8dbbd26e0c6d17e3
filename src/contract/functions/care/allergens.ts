import { z } from 'zod';
import { hasBegun } from '../../../domain/settings/in-force.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';
import { knownRow } from '../settings/rule-rows.ts';

export const allergenFunctions = {
  /** A new item of the list, or the days of one that is there. Its name stays: families have chosen it. */
  headquartersSaveAllergen: define(
    'headquarters',
    z
      .object({
        ...knownRow,
        name: field.requiredText('品目', 20),
        adaptation_date: field.tokyoDate('始まる日'),
        mandatory_from: field.optional(field.tokyoDate('表示が義務になる日')),
        end_date: field.optional(field.tokyoDate('最後の日')),
        display_order: field.count('表示の順番', 1, 999),
      })
      .refine(({ adaptation_date, end_date }) => end_date === null || hasBegun({ adaptation_date }, end_date), {
        path: ['end_date'],
        error: '始まる日より前にはできません。',
      }),
    okResult({ id: z.number().int() }),
    { ok: okDone, audit: 'アレルゲンの保存' },
  ),
};
