import { z } from 'zod';
import { notReadyReasons } from '../../../domain/reserves/ready-stay.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { readyStayShape } from './ready-stay.ts';
import { child_ids } from './reserves.ts';

const int = z.number().int();

export const readySeatFunctions = {
  /**
   * Today's seat, ready to take: the usual branch, the children of last time, the next free start with the usual length.
   * Whatever is given takes the place of what is usual; promises nothing before the save.
   */
  readySeat: define(
    'guardian',
    z.object({
      branch_id: field.optional(field.id('園')),
      /** path_name, as it is in an address. */
      branch: field.optional(z.string().max(50)),
      child_ids: child_ids.nullish().transform((ids) => ids ?? null),
      /** Absent: today. */
      date: field.optional(field.tokyoDate('ご利用日')),
      start_time: field.optional(field.clockTime('開始')),
      minutes: field.optional(field.count('ご利用の長さ', 1, 1440)),
      /** Also return the branches to choose from. */
      choices_flag: field.flag,
    }),
    okResult({
      today: z.string(),
      seat: readyStayShape.nullable(),
      /** Why there is none. */
      reason: z.enum(notReadyReasons).nullable(),
      /** The branch that was looked at. */
      branch_id: int.nullable(),
      branch_name: z.string().nullable(),
      /** How long the family usually stays: what every page begins with. */
      usual_minutes: int,
      /** Nothing today: the nearest branch with a seat today, and the same tomorrow. */
      instead: z.array(readyStayShape),
      children: z.array(z.object({ child_id: int, name: z.string() })),
      child_ids: z.array(int),
      /** 'HH:mm' at which something can begin, and how many minutes from the start that is shown. */
      starts: z.array(z.string()),
      lengths: z.array(int),
      /** The nearest first; empty unless asked for. */
      branches: z.array(z.object({ branch_id: int, branch_name: z.string() })),
    }),
    { ok: 'すぐに予約できる席をお知らせします。', audit: null },
  ),
};
