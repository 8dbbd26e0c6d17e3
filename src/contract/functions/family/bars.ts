import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';
import { relationText } from './pickup-people.ts';

const int = z.number().int();
const pickup_bar_id = field.id('引き渡し禁止の方');

/** A person a child is never handed to. */
export const pickupBarShape = {
  name: field.name,
  /** Compared with what is typed at the door; empty if unknown. */
  name_kana: z.union([z.literal(''), field.name_kana]),
  relation: relationText,
  reason: field.requiredText('理由', 400),
  from_date: field.tokyoDate('開始日'),
  until_date: field.optional(field.tokyoDate('終了日')),
};

export const barFunctions = {
  /** New without `pickup_bar_id`; else changed as it was read. */
  staffSavePickupBar: define(
    'manager',
    z
      .object({
        child_id: field.id('お子さま'),
        pickup_bar_id: pickup_bar_id.optional(),
        version: field.version.optional(),
        ...pickupBarShape,
        photo: z.enum(['keep', 'none', 'new']),
        file_key: z.uuid().optional(),
      })
      .refine(({ from_date, until_date }) => until_date === null || from_date <= until_date, {
        path: ['until_date'],
        message: '終了日は、開始日以降の日付を入力してください。',
      }),
    okResult({ pickup_bar_id: int }),
    { ok: okDone, audit: '引き渡し禁止の登録' },
  ),
  staffEndPickupBar: define(
    'manager',
    z.object({ pickup_bar_id, version: field.version, reason: field.requiredText('理由', field.limits.staff_text) }),
    okResult({}),
    { ok: okDone, audit: '引き渡し禁止の終了' },
  ),
  /** A child left with a person the door refuses: a manager or headquarters has followed it up. */
  staffSeeHandOver: define(
    'manager',
    z.object({
      hand_over_exception_id: field.id('お引き渡し'),
      note: field.requiredText('確認したこと', field.limits.staff_text),
    }),
    okResult({}),
    { ok: okDone, audit: 'お引き渡しの確認' },
  ),
};
