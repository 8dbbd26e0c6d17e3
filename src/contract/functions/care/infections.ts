import { z } from 'zod';
import { returnPaper } from '../../../domain/care/morning/morning-codes.ts';
import { hasBegun } from '../../../domain/settings/in-force.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';
import { knownRow } from '../settings/rule-rows.ts';

export const infectionFunctions = {
  /** A new illness of the list, or the rule and days of one that is there. Its name stays: families have answered with it. */
  headquartersSaveInfection: define(
    'headquarters',
    z
      .object({
        ...knownRow,
        name: field.requiredText('感染症', 50),
        onset_label: field.requiredText('数えはじめの日', 50),
        onset_days: field.optional(field.count('その翌日から休む日数', 0, 60)),
        eased_label: field.optional(field.requiredText('もうひとつの日', 50)),
        eased_days: field.optional(field.count('もうひとつの日の翌日から休む日数', 0, 60)),
        return_words: field.requiredText('登園できるとき', 200),
        paper: field.code(returnPaper, 'お持ちいただく書類'),
        adaptation_date: field.tokyoDate('始まる日'),
        end_date: field.optional(field.tokyoDate('最後の日')),
        display_order: field.count('表示の順番', 1, 999),
      })
      .refine(({ adaptation_date, end_date }) => end_date === null || hasBegun({ adaptation_date }, end_date), {
        path: ['end_date'],
        error: '始まる日より前にはできません。',
      })
      .refine(({ eased_label, eased_days }) => eased_days === null || eased_label !== null, {
        path: ['eased_label'],
        error: '日数を数えるには、どの日から数えるかを入力してください。',
      }),
    okResult({ id: z.number().int() }),
    { ok: okDone, audit: '感染症と登園の目安の保存' },
  ),
};
