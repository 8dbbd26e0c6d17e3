import { useSyncExternalStore } from 'react';

/** Whether anything has been said by a toast yet: until then no page loads what shows them. */
let wanted = false;
const listeners = new Set<() => void>();

export function wantToasts(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
