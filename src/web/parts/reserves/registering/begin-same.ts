import { serverToday } from '../../../data/server-clock.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { reserveFlow, reserveTodayFlow } from '../reserve-flow.ts';
import { againValues, type RepeatedReserve, sameMiss } from '../start/again.ts';

/**
 * 同じ日時でもう一度予約する: the reserve flow with everything filled in. Where to go on: the confirm page, or the date
 * step if that time is taken meanwhile.
 */
export async function beginSame(reserve: RepeatedReserve): Promise<string> {
  const values = againValues(reserve, 0);
  const flow = values.reserve_date === serverToday() ? reserveTodayFlow : reserveFlow;
  const miss = await sameMiss(values);
  drafts().begin(flow, values, 'same');
  return miss === null ? flow.confirm : `${flow.date}?${miss}`;
}
