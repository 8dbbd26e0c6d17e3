import { useEffect, useRef, useState } from 'react';
import { callFunction } from '../../../data/browser-functions.ts';
import type { ReserveValues } from '../reserve-flow.ts';
import { type SeatHoldState, type SeatsToHold, seatHold } from './seat-hold.ts';

const seatsOf = (values: ReserveValues): SeatsToHold => ({
  branch_id: values.branch_id,
  child_ids: values.child_ids,
  reserve_date: values.reserve_date,
  start_hour: Number(values.start_hour),
  start_min: Number(values.start_min),
  end_hour: Number(values.end_hour),
  end_min: Number(values.end_min),
});

/**
 * Holds the seats while the confirm page is open: only a mounted page asks, never a prefetch; leaving it by any way (a
 * link, back, a closed tab) gives them back. Null: there is nothing to hold.
 */
export function useSeatHold(values: ReserveValues | null): { state: SeatHoldState; taken: () => void } {
  const [state, setState] = useState<SeatHoldState>({ kind: 'unsaid' });
  const hold = useRef<ReturnType<typeof seatHold> | null>(null);
  const seats = values === null ? null : JSON.stringify(seatsOf(values));
  useEffect(() => {
    if (seats === null) return;
    const own = seatHold(JSON.parse(seats) as SeatsToHold, callFunction, setState);
    hold.current = own;
    // A tick later: development draws each page twice, the first one is gone by then.
    const timer = setTimeout(() => void own.begin());
    const leave = () => own.leave();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void own.begin();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      own.leave();
    };
  }, [seats]);
  return { state, taken: () => hold.current?.taken() };
}
