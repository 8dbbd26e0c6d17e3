import { SelectMypageReservesListDocument } from '../../../../contract/operations/generated.ts';
import type { BringItem } from '../../../../domain/company/bring-list.ts';
import { addDays, tokyoDateOf } from '../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { bringListOf } from '../detail/bring-items.tsx';
import type { ListedReserve } from '../start/again.ts';

/** The reserve that `?reserve_id=` of a done page names. */
export const reserveIdOf = (request: Request): number => Number(new URL(request.url).searchParams.get('reserve_id'));

/** For done pages: the current state of the reserve named by `?reserve_id=`. Only the customer's own can be found. */
export async function loadListedReserve(
  request: Request,
): Promise<{ reserve?: ListedReserve; bring: readonly BringItem[]; today: string }> {
  const id = reserveIdOf(request);
  const list = await dataClient().query(SelectMypageReservesListDocument, {});
  const reserve = list.reserves.find((each) => each.id === id);
  const bring = reserve ? bringListOf(reserve, list) : [];
  return { today: serverToday(), bring, ...(reserve ? { reserve } : {}) };
}

/** 明日 11月17日(火) 9:00 */
export function startText(start_datetime: string, today: string): string {
  const date = tokyoDateOf(start_datetime);
  const word = date === today ? '今日 ' : date === addDays(today, 1) ? '明日 ' : '';
  return `${word}${formatMonthDay(date)} ${formatTime(start_datetime)}`;
}
