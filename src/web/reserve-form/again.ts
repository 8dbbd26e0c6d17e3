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

/** The same reserve so many days later. */
export function againValues(reserve: ListedReserve, days: number): ReserveValues {
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
  const { branch_id, reserve_date: date, child_ids } = values;
  const day = await callFunction<FunctionOk<'reserveSlots'>>('reserveSlots', {
    branch_id,
    date,
    children: child_ids.length,
  });
  const range = rangeOf(values);
  const free = day !== false && range !== null && isFree(stripSlots(day), range, child_ids.length);
  drafts().save(reserveFlow, values);
  return free ? reserveFlow.confirm : `${reserveFlow.date}?again`;
}
