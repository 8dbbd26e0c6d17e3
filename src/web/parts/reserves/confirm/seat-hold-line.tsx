import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../data/server-clock.ts';
import type { SeatHoldState } from './seat-hold.ts';

/** When the countdown is read out, once. */
const announcedSeconds = 60;

function everySecond(watcher: () => void): () => void {
  const timer = setInterval(watcher, 500);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment, by the server's clock; 0 when it is past, null without one. */
function useSecondsUntil(moment: string | null): number | null {
  const left = () =>
    moment === null ? null : Math.max(0, Math.ceil((Date.parse(moment) - serverNow().getTime()) / 1000));
  return useSyncExternalStore(everySecond, left, left);
}

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the seats are still held, quietly above the button. Its space is reserved before there is anything to show. */
export function SeatHoldLine({ state }: { state: SeatHoldState }) {
  const left = useSecondsUntil(state.kind === 'held' ? state.expires_at : null);
  return (
    <div className="mb-1.5 min-h-6 text-center text-note text-ink-soft [word-break:auto-phrase] lg:mb-2">
      {state.kind === 'no_seat' && 'いまは席を確保できません。押すと空きを確認します。'}
      {left === 0 && '確保の時間が過ぎました。空いていれば予約できます。'}
      {left !== null && left > 0 && (
        <p role="timer">
          この席を確保しています(あと<span className="figures font-bold">{clockOf(left)}</span>)
        </p>
      )}
      <p role="status" className="sr-only">
        {left !== null && left > 0 && left <= announcedSeconds && '席を確保している時間は、あと1分です。'}
      </p>
    </div>
  );
}
