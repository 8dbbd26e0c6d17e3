import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { requestAlternative } from '../billing/price-lines.ts';
import { define } from '../definition.ts';
import { reserved } from './reserves.ts';

export const requestAlternativeFunctions = {
  /** For one's own pending or refused request: up to two alternatives that need no approval (○). */
  requestAlternatives: define(
    'guardian',
    z.object({ reserve_id: field.id('ご予約') }),
    okResult({ now: z.string(), alternatives: z.array(requestAlternative) }),
    { ok: 'すぐに予約できるお席をお知らせします。', audit: null },
  ),
  /** Takes one of them: the new reserve is made and the request withdrawn without a fee, both or neither. */
  moveRequest: define(
    'guardian',
    z.object({
      reserve_id: field.id('ご予約'),
      branch_id: field.id('園'),
      reserve_date: field.tokyoDate('ご利用日'),
      start_time: field.clockTime('開始時間'),
      quoted_amount: field.yen('金額'),
      idempotency_key: field.idempotency_key,
    }),
    okResult(reserved),
    { ok: 'ご予約が確定しました。リクエストは取り下げました。', audit: null },
  ),
};
