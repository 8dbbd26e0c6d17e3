import { serverNowHeader } from '../../contract/server-now.ts';

/**
 * The only reader of the browser's clock. What has a meaning to somebody (today, a deadline, how long still) is asked of
 * `serverNow`: every answer says what time it is on the server, and a phone's own clock may be anything.
 */
let offset = 0;
const watchers = new Set<() => void>();

export const serverNow = (): Date => new Date(Date.now() + offset);

/** The device's own clock, for spans that begin and end on it: how old a draft or a token is. */
export const browserNow = (): number => Date.now();

/** From the answer's header; one that says nothing changes nothing. */
export function learnClock({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get(serverNowHeader) ?? '');
  if (Number.isNaN(told)) return;
  offset = told - Date.now();
  for (const watcher of watchers) watcher();
}

export function onClockLearned(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
