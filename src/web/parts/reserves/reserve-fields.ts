import type { z } from 'zod';
import type { reserveForm } from '../../../contract/forms.ts';
import { instantOf, type TimeRange } from '../../../domain/time.ts';

/** The date step's fields as typed, under SPEC §5's names. A page's values are these and its own. */
export type ReserveFields = z.input<typeof reserveForm>;

export const emptyReserveFields: ReserveFields = {
  reserve_date: '',
  start_hour: '',
  start_min: '',
  end_hour: '',
  end_min: '',
  breakfast_support_flag: 0,
  lunch_support_flag: 0,
  supper_support_flag: 0,
  child_meals: [],
  pickup_flag: 0,
  pickup_name: '',
  pickup_tel: '',
  pickup_person_id: null,
  remarks: '',
  use_tickets: null,
};

type Times = Pick<ReserveFields, 'start_hour' | 'start_min' | 'end_hour' | 'end_min'>;

/** null until both ends are chosen. */
export function rangeOf(fields: Times): TimeRange | null {
  const texts = [fields.start_hour, fields.start_min, fields.end_hour, fields.end_min];
  if (texts.some((text) => text === '' || text === undefined)) return null;
  const [start_hour = 0, start_min = 0, end_hour = 0, end_min = 0] = texts.map(Number);
  return { start: start_hour * 60 + start_min, end: end_hour * 60 + end_min };
}

export function timesOf(range: TimeRange | null): Times {
  if (range === null) return { start_hour: '', start_min: '', end_hour: '', end_min: '' };
  return {
    start_hour: Math.floor(range.start / 60),
    start_min: range.start % 60,
    end_hour: Math.floor(range.end / 60),
    end_min: range.end % 60,
  };
}

/** When the stay begins; isTimed must hold. */
export const startOf = (fields: ReserveFields): Date => instantOf(fields.reserve_date, rangeOf(fields)?.start ?? 0);

/** Date and times are chosen: the step is complete enough to be priced and confirmed. */
export const isTimed = (fields: ReserveFields): boolean => fields.reserve_date !== '' && rangeOf(fields) !== null;

/** Forms hold flags as 0 or 1, checkboxes as true or false. */
export const isSet = (flag: unknown): boolean => Number(flag) === 1;
