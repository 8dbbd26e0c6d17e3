import { useSyncExternalStore } from 'react';
import { serverNow } from '../data/server-clock.ts';

const currentSecond = () => Math.floor(serverNow().getTime() / 1_000);

function watch(watcher: () => void): () => void {
  const timer = setInterval(watcher, 500);
  return () => clearInterval(timer);
}

/** The present second by the server's clock, for what counts down. */
export const useServerSecond = (): Date => new Date(useSyncExternalStore(watch, currentSecond, currentSecond) * 1_000);
