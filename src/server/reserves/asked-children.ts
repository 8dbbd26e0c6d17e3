import { asOldest, type ChildrenByAge } from '../../domain/staffing/ratio.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { agesOn } from './stay.ts';
import type { CalendarDayFacts } from './store/reserve-facts.ts';

/** Children free seats are looked up for: one's own, or those whose birth dates were typed, or just a number of them. */
export function askedChildren(
  own: readonly { readonly date_of_birth: TokyoDate }[],
  input: { readonly children: number; readonly birth_dates: readonly TokyoDate[] },
): { count: number; known: boolean; agesOn(day: CalendarDayFacts): ChildrenByAge } {
  const children = own.length > 0 ? own : input.birth_dates.map((date_of_birth) => ({ date_of_birth }));
  const known = children.length > 0;
  const count = known ? children.length : input.children;
  return { count, known, agesOn: (day) => (known ? agesOn(day, children) : asOldest(count)) };
}
