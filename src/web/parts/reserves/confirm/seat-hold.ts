import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import type { CallFunction } from '../../../data/call-function.ts';

/** What the page says about its seats; `unsaid`: not asked yet, or nothing that helps the parent. */
export type SeatHoldState = { kind: 'unsaid' | 'no_seat' } | { kind: 'held'; expires_at: string };

export type SeatsToHold = FunctionPayload<'holdSeat'>;

/** The hold of one opened confirm page: begun once, given back when the page is left. A hold that fails stops nothing. */
export function seatHold(seats: SeatsToHold, call: CallFunction, notify: (state: SeatHoldState) => void) {
  /** Which opening is the present one; a page that was left and came back (the browser's own cache) is another. */
  let opening = 0;
  let ownId: number | null = null;
  // The page may be gone before the answer comes: nothing waits for it.
  const release = (seat_hold_id: number) => void call('releaseSeat', { seat_hold_id }, { keepalive: true });
  return {
    async begin(): Promise<void> {
      opening += 1;
      const mine = opening;
      const answer = await call('holdSeat', seats);
      if (answer.kind !== 'ok') return;
      const { seat_hold_id } = answer.result;
      if (mine === opening) {
        ownId = seat_hold_id;
        notify(stateOf(answer.result));
      } else if (seat_hold_id !== null) release(seat_hold_id);
    },
    leave(): void {
      opening += 1;
      if (ownId !== null) release(ownId);
      ownId = null;
    },
    /** The reserve was made, and the hold ended with it. */
    taken(): void {
      ownId = null;
    },
  };
}

function stateOf({ expires_at, reason }: FunctionOk<'holdSeat'>): SeatHoldState {
  if (expires_at !== null) return { kind: 'held', expires_at };
  return { kind: reason === 'no_seat' ? 'no_seat' : 'unsaid' };
}
