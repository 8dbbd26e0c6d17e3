import { z } from 'zod';

const count = z.number().int();

/** This moment, by who came and who clocked in; null of any other day than today. */
export const staffingNowShape = z.object({ children: count, there: count, required: count }).nullable();

/** Who is there over a branch-day, how many the children need and who could still come; null before there were ratios. */
export const dayStaffingShape = z
  .object({
    /** staffingMode */
    mode: count,
    /** Shifts of the day; 0: none entered. */
    planned: count,
    /** In order of time, the same within each. */
    stretches: z.array(
      z.object({
        start_time: z.string(),
        end_time: z.string(),
        staff: count,
        required: count,
        room: z.object({ zero: count, one_two: count, three: count, four: count }),
      }),
    ),
  })
  .nullable();

/** People planned here who are or count at another branch, and the reserves left without enough staff; null: none. */
export const peopleElsewhereShape = z
  .object({
    people: z.array(
      z.object({
        account_id: count,
        name: z.string(),
        elsewhere_name: z.string(),
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
    reserves: z.array(
      z.object({ reserve_id: count, customer_name: z.string(), start_time: z.string(), end_time: z.string() }),
    ),
  })
  .nullable();
