import { createContext, useContext } from 'react';

/** What the guard around the pages does when a page asks for the lock. */
export const LockNow = createContext<() => void>(() => {});

/** Locks a shared tablet: the next person chooses their name. */
export const useLock = (): (() => void) => useContext(LockNow);
