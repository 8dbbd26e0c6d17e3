import { formFromReserve } from '../../../../contract/form-mapping.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { SelectMypageReservesListData } from '../../../../contract/operations/generated.ts';
import { possibleStarts, stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import {
  addDays,
  daysBetween,
  minuteOf,
  type TimeRange,
  type TokyoDate,
  tokyoDateOf,
} from '../../../../domain/time.ts';
import { callFunction } from '../../../data/browser-data.ts';
import { resultOrFalse } from '../../../data/call-function.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { pickerDay } from '../../calendar/free-hours/day-slots.ts';
import { rangeOf, timesOf } from '../reserve-fields.ts';
import { type ReserveValues, reserveFlow, reserveTodayFlow, type SameMiss } from '../reserve-flow.ts';

export type ListedReserve = SelectMypageReservesListData['reserves'][number];

/** As the queries answer it: dates as text, the children beside it. */
export type RepeatedReserve = Pick<
  ListedReserve,
  | 'branch_id'
  | 'start_datetime'
  | 'end_datetime'
  | 'breakfast_support_flag'
  | 'lunch_support_flag'
  | 'supper_support_flag'
  | 'pick_up_name'
  | 'pick_up_tel'
  | 'remarks'
> & {
  readonly reserve_details: readonly (Omit<ListedReserve['reserve_details'][number], 'date_of_birth' | 'child'> & {
    readonly child: { readonly id: number; readonly name: string } | null;
  })[];
};

/** The same reserve so many days later. */
export function againValues(reserve: RepeatedReserve, days: number): ReserveValues {
  const form = formFromReserve(reserve as Parameters<typeof formFromReserve>[0]);
  return {
    ...form,
    reserve_date: addDays(form.reserve_date, days),
    branch_id: reserve.branch_id,
    child_ids: reserve.reserve_details.flatMap(({ child }) => (child ? [child.id] : [])),
  };
}

export type AgainDay = 'week' | 'today' | 'later';

/** The next day of the same weekday that is still ahead, and after the reserve itself. */
export function nextSameWeekday(
  { start_datetime }: Pick<RepeatedReserve, 'start_datetime'>,
  today: TokyoDate,
): TokyoDate {
  const day = tokyoDateOf(start_datetime);
  const weeks = Math.max(1, Math.floor(daysBetween(day, today) / 7) + 1);
  return addDays(day, weeks * 7);
}

/** Why the same a week later cannot be had: said on the date step. */
export type AgainMiss = 'day' | 'time' | 'own';

export function againMiss(day: FunctionOk<'reserveSlots'>, range: TimeRange | null): AgainMiss | null {
  const picker = pickerDay(day);
  const refusal = range && stayRefusal(picker, range);
  if (range && !refusal) return null;
  if (possibleStarts(picker).length === 0) return refusal === 'own' ? 'own' : 'day';
  return refusal === 'own' ? 'own' : 'time';
}

/** What cannot be had is left open: neither another day nor another time is chosen for the parent. */
export function withoutMissed(values: ReserveValues, miss: AgainMiss | null): ReserveValues {
  if (miss === null) return values;
  return { ...values, ...timesOf(null), ...(miss === 'day' ? { reserve_date: '' } : {}) };
}

/**
 * The same on the next such weekday: begins the flow with everything filled in. Where to go on: the confirm page, or the date
 * step if that time cannot be had.
 */
export async function beginAgain(reserve: RepeatedReserve): Promise<string> {
  const day = nextSameWeekday(reserve, serverToday());
  const values = againValues(reserve, daysBetween(tokyoDateOf(reserve.start_datetime), day));
  const { day: asked, miss } = await missOf(values);
  drafts().begin(reserveFlow, withoutMissed(values, miss), 'again');
  // Without an answer the date step asks again, and says what fails.
  if (asked === false) return reserveFlow.date;
  return miss === null ? reserveFlow.confirm : `${reserveFlow.date}?again=${miss}`;
}

/** The same today, as soon as its length is free. Meals that are not served then are taken off on the date step. */
export async function beginAgainToday(reserve: RepeatedReserve): Promise<string> {
  const values = againValues(reserve, 0);
  const { branch_id, child_ids } = values;
  const range = rangeOf(values);
  const asked = resultOrFalse(
    await callFunction('readySeat', { branch_id, child_ids, ...(range ? { minutes: range.end - range.start } : {}) }),
  );
  const seat = asked === false ? null : asked.seat;
  const today = { ...values, reserve_date: seat?.date ?? serverToday(), ...timesOf(null) };
  if (seat === null) {
    drafts().begin(reserveTodayFlow, today, 'again');
    return `${reserveTodayFlow.date}?taken`;
  }
  const times = timesOf({ start: minuteOf(seat.start_time), end: minuteOf(seat.end_time) });
  drafts().begin(reserveTodayFlow, { ...today, ...times }, 'again');
  return reserveTodayFlow.confirm;
}

/** The same on another day: the calendar. */
export async function beginAgainLater(reserve: RepeatedReserve): Promise<string> {
  drafts().begin(reserveFlow, withoutMissed(againValues(reserve, 0), 'day'), 'again');
  return reserveFlow.date;
}

async function missOf(values: ReserveValues) {
  const { branch_id, reserve_date: date, child_ids } = values;
  const day = resultOrFalse(await callFunction('reserveSlots', { branch_id, date, child_ids }));
  return { day, miss: day === false ? null : againMiss(day, rangeOf(values)) };
}

/** null: exactly this time can be had. */
export function sameMissIn(day: FunctionOk<'reserveSlots'>, range: TimeRange | null): SameMiss | null {
  const refusal = range === null ? 'full' : stayRefusal(pickerDay(day), range);
  if (refusal === null) return null;
  return refusal === 'too_soon' ? 'over' : 'taken';
}

/** null: they can have it. */
export async function sameMiss(values: ReserveValues): Promise<SameMiss | null> {
  const { day } = await missOf(values);
  return day === false ? 'taken' : sameMissIn(day, rangeOf(values));
}
