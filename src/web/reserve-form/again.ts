import { formFromReserve } from '../../contract/form-mapping.ts';
import type { FunctionOk } from '../../contract/functions.ts';
import type { SelectMypageReservesListData } from '../../contract/operations/generated.ts';
import { addDays } from '../../domain/time.ts';
import { callFunction } from '../data/browser-data.ts';
import { drafts } from '../flow/browser-flow.ts';
import { isFree } from '../ui/slot-range.ts';
import { stripSlots } from './day-slots.ts';
import { rangeOf } from './reserve-fields.ts';
import { type ReserveValues, reserveFlow } from './reserve-flow.ts';

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
  | 'reserve_details'
>;

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

/**
 * 来週も同じ内容で予約: begins the flow with everything filled in. Where to go on: the confirm page, or the date step if
 * that time is taken.
 */
export async function beginAgain(reserve: ListedReserve): Promise<string> {
  const values = againValues(reserve, 7);
  const free = await timeIsFree(values);
  drafts().begin(reserveFlow, values, 'again');
  return free ? reserveFlow.confirm : `${reserveFlow.date}?again`;
}

export async function timeIsFree(values: ReserveValues): Promise<boolean> {
  const { branch_id, reserve_date: date, child_ids } = values;
  const children = child_ids.length;
  const day = await callFunction<FunctionOk<'reserveSlots'>>('reserveSlots', { branch_id, date, children });
  const range = rangeOf(values);
  return day !== false && range !== null && isFree(stripSlots(day), range, children);
}
