import { drafts } from '../flow/browser-flow.ts';
import { tokyoToday } from '../reserves/choose/tokyo-today.ts';
import { reserveFlow, reserveTodayFlow } from '../reserves/reserve-flow.ts';
import { againValues, timeIsFree } from '../reserves/start/again.ts';
import type { SeatReserve } from './seat.ts';

/**
 * 同じ日時でもう一度予約する: the reserve flow with everything filled in. Where to go on: the confirm page, or the date
 * step if that time is taken meanwhile.
 */
export async function beginSame(reserve: SeatReserve): Promise<string> {
  const values = againValues(reserve, 0);
  const flow = values.reserve_date === (await tokyoToday()) ? reserveTodayFlow : reserveFlow;
  const free = await timeIsFree(values);
  drafts().begin(flow, values, 'same');
  return free ? flow.confirm : `${flow.date}?taken`;
}
