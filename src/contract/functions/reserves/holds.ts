import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { child_ids } from './reserves.ts';

export const holdFunctions = {
  /**
   * The confirm page is open: its seats are held for some minutes. One hold per family: a second one replaces the
   * first. A failed hold is not a refusal: reserving is still attempted.
   */
  holdSeat: define(
    'guardian',
    z.object({
      branch_id: field.id('園'),
      child_ids,
      reserve_date: field.tokyoDate('ご利用日'),
      start_hour: field.hour('開始時間'),
      start_min: field.minute('開始時間'),
      end_hour: field.hour('終了時間'),
      end_min: field.minute('終了時間'),
    }),
    okResult({
      now: z.string(),
      /** Null: the seats could not be held. */
      seat_hold_id: z.number().int().nullable(),
      expires_at: z.string().nullable(),
      /** Why not: no seat is left, too many holds, or a family that cannot reserve. */
      reason: z.enum(['no_seat', 'too_many', 'not_allowed']).nullable(),
    }),
    { ok: '席の状況をお知らせします。', audit: null },
  ),
  /** The page was left. */
  releaseSeat: define('guardian', z.object({ seat_hold_id: field.id('席の確保') }), okResult({}), {
    ok: '席の確保を終えました。',
    audit: null,
  }),
};
