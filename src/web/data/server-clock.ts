import { useSyncExternalStore } from 'react';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { serverNow } from './learned-clock.ts';

export { serverNow } from './learned-clock.ts';

/** Once something has been asked: a loader reads it after its data, a screen takes the hook. */
export const serverToday = (): TokyoDate => tokyoDateOf(serverNow());

const currentMinute = () => Math.floor(serverNow().getTime() / 60_000);

function watch(watcher: () => void): () => void {
  const timer = setInterval(watcher, 5_000);
  return () => clearInterval(timer);
}

/** The present minute; a screen that shows it is drawn again when it passes. */
export const useServerNow = (): Date => new Date(useSyncExternalStore(watch, currentMinute, currentMinute) * 60_000);

export const useServerToday = (): TokyoDate => tokyoDateOf(useServerNow());
