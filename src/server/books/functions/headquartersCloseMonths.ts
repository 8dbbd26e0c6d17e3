import { implement, Refusal } from '../../callable/context.ts';
import { closeMonth, type MonthOfPlace } from '../close-month.ts';

/** Each month by itself, the oldest first: one that something came up for is named, and the others are closed. */
export const headquartersCloseMonths = implement('headquartersCloseMonths', async (context, { closes }, acting) => {
  let closed = 0;
  const left: MonthOfPlace[] = [];
  for (const place of closes.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    try {
      await closeMonth(context, place, acting);
      closed += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push(place);
    }
  }
  return { status: 'OK', closed, left };
});
