import { serverNow } from '../../data/server-clock.ts';
import { patienceMs, type QueuedTap, type TapQueue } from './tap-queue.ts';

export type WhenTaken = {
  /** A short word that it is done. Not said long after the press: what waited an hour would speak of twenty children at once. */
  said?: () => void;
  /** However late. */
  taken?: () => void;
};

/** What happens once the server has taken a press, never before; in memory, because after a reload the row says it. */
const waiting = new Map<string, WhenTaken>();

/** A second press that is the first one is not in the line, and says nothing of its own. */
export function whenTaken(queue: TapQueue, id: string, then: WhenTaken): void {
  if (queue.taps().some((tap) => tap.id === id)) waiting.set(id, then);
}

export function sayTaken({ id, tapped_at }: QueuedTap): void {
  const then = waiting.get(id);
  waiting.delete(id);
  then?.taken?.();
  if (serverNow().getTime() - Date.parse(tapped_at) < patienceMs) then?.said?.();
}

/** It was refused, and is not done. */
export const forgetSaid = ({ id }: QueuedTap): boolean => waiting.delete(id);
