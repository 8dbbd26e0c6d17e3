import {
  type SelectRegistrationReservesSeatData,
  SelectRegistrationReservesSeatDocument,
} from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { operation } from '../../../data/question.ts';
import { serverNow, useServerNow } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { minutesUntil, type Seat, seatOf } from './seat.ts';

/** For a clientLoader: the seat as the server knows it now. */
export async function loadSeat(): Promise<SelectRegistrationReservesSeatData> {
  return dataClient().query(SelectRegistrationReservesSeatDocument, {});
}

export const seatIn = ({ seat }: SelectRegistrationReservesSeatData): Seat => seatOf(seat[0], serverNow());

/** The same, refreshed while the page is open: a seat lost meanwhile is shown without a reload. */
export function useSeat(initial: SelectRegistrationReservesSeatData): { seat: Seat; ask: () => void } {
  useServerNow();
  const { data = initial, reload } = useAnswer(operation(SelectRegistrationReservesSeatDocument, {}), {
    initial,
    fresh: secondsToAsk,
  });
  return { seat: seatIn(data), ask: () => void reload() };
}

/** Every minute while a seat waits; often around its last moment, when the sweep decides. */
function secondsToAsk(data: SelectRegistrationReservesSeatData): number | null {
  const seat = seatIn(data);
  if (seat.kind !== 'waiting') return null;
  return minutesUntil(seat.due, serverNow()) <= 1 ? 10 : 60;
}
