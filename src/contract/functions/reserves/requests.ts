import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

export const requestFunctions = {
  /** Takes back the answer to a request, as long as the family has not been notified. */
  staffUndoAnswer: define(
    'staff',
    z.object({ reserve_id: field.id('予約') }),
    okResult({ reserve_id: z.number().int() }),
    { ok: '回答を取り消しました。', audit: 'リクエストへの回答を取り消し' },
  ),
};
