import { z } from 'zod';
import { quote } from '../billing/price-lines.ts';

const int = z.number().int();

/** A stay that a save would take now, with its price: everything a draft needs. */
export const readyStayShape = z.object({
  date: z.string(),
  branch_id: int,
  branch_name: z.string(),
  /** 'HH:mm' */
  start_time: z.string(),
  end_time: z.string(),
  child_ids: z.array(int),
  /** Last time's that are served then; the form's own shape. */
  child_meals: z.array(
    z.object({
      child: int,
      breakfast_support_flag: z.literal([0, 1]),
      lunch_support_flag: z.literal([0, 1]),
      supper_support_flag: z.literal([0, 1]),
    }),
  ),
  /** △: the branch answers first. */
  ask_flag: z.boolean(),
  quote,
});
export type ReadyStay = z.output<typeof readyStayShape>;
