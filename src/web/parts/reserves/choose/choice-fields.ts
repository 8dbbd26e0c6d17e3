import type { ReserveChoice } from '../../../../domain/routing/reserve-choice.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { type ReserveFields, timesOf } from '../reserve-fields.ts';

/** The day and time that were chosen before signing in, as the form holds them; nothing where none was. */
export function choiceFields({ date, start, end }: ReserveChoice, day = date): Partial<ReserveFields> {
  const range = start === null || end === null ? null : { start: minuteOf(start), end: minuteOf(end) };
  if (day === null) return {};
  return { reserve_date: day, ...(range ? timesOf(range) : {}) };
}
