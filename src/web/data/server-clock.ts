import { useSyncExternalStore } from 'react';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';

/** The server's clock as its last answer told it: a tablet's own may be wrong, and a minute decides about money. */
let offset = 0;
let minute = 0;
const watchers = new Set<() => void>();

const currentMinute = () => Math.floor((Date.now() + offset) / 60_000);

function look(): void {
  const next = currentMinute();
  if (next === minute) return;
  minute = next;
  for (const watcher of watchers) watcher();
}

export function noteServerNow(now: string): void {
  offset = Date.parse(now) - Date.now();
  look();
}

let noted = 0;

/** The clock that came with an answer; one kept from before must not set ours back. */
export function noteClock({ clock }: { readonly clock: readonly { readonly now: string }[] }): void {
  const now = clock[0]?.now;
  if (now === undefined || Date.parse(now) <= noted) return;
  noted = Date.parse(now);
  noteServerNow(now);
}

/** The same for an answer of any shape. */
export function noteClockOf(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('clock' in answer) || !Array.isArray(answer.clock)) return;
  noteClock({ clock: answer.clock });
}

export const serverNow = (): Date => new Date(Date.now() + offset);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  const timer = setInterval(look, 5_000);
  return () => {
    clearInterval(timer);
    watchers.delete(watcher);
  };
}

/** The present minute; a screen that shows it is drawn anew when it passes. */
export function useServerNow(): Date {
  const value = useSyncExternalStore(watch, () => minute || currentMinute());
  return new Date(value * 60_000);
}

export const useServerToday = (): TokyoDate => tokyoDateOf(useServerNow());
