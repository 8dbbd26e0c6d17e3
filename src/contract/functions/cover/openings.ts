import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { shownShiftHours } from '../staffing/shifts.ts';

const int = z.number().int();
const byAge = z.object({ zero: int, one_two: int, three: int, four: int });

/** What one member of staff more would open, from today to four weeks ahead. */
export const coverOpeningFunctions = {
  staffReadOpenings: define(
    'manager',
    z.object({ branch_id: field.id('園') }),
    okResult({
      /** staffingMode: where seats alone decide, staff open none. */
      staffing_mode: int,
      openings: z.array(
        shownShiftHours.extend({
          date: z.string(),
          /** More of each age, each asked about alone. */
          seats: byAge,
          /** Families that wait or were refused. */
          families: int,
          /** Children who are likely to come, at the busiest hour. */
          expected: z.number(),
          /** By the prices in force, without a plan's discount. */
          yen: int,
        }),
      ),
      model: z.object({
        weeks: int,
        /** Days over, of which is known what was wished for and not given. */
        known_days: int,
        /** What the model would have said of the last four weeks, beside what came. */
        past: z.array(z.object({ date: z.string(), expected: z.number(), came: int })),
        /** Mean distance in children; null: too few days to say. */
        error: z.number().nullable(),
      }),
    }),
    { ok: '職員を足すと開く席をお知らせします。', audit: null },
  ),
};
