import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

export const cancellingFunctions = {
  /** Goodwill: a cancellation fee lowered or let go, before it is charged or by giving back. The family reads the reason. */
  staffLowerCancelFee: define(
    'manager',
    z.object({
      reserve_cancellation_id: field.id('キャンセル'),
      lowered_amount: field.count('減らす金額', 1, 10_000_000),
      reason: field.requiredText('お客様への理由', field.limits.staff_text),
      idempotency_key: field.idempotency_key,
    }),
    okResult({}),
    { ok: 'キャンセル料を減らしました。', audit: 'キャンセル料の減額' },
  ),
};
