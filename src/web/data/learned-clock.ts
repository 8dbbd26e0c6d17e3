import { serverNowHeader } from '../../contract/server-now.ts';

/**
 * The only reader of the browser's clock. What has a meaning to somebody (today, a deadline, how long still) is asked of
 * `serverNow`: every answer says what time it is on the server, and a phone's own clock may be anything.
 */
let offset = 0;

/** The device's own clock, for spans that begin and end on it: how old a draft or a token is. */
export const browserNow = (): number => Date.now();

export const serverNow = (): Date => new Date(browserNow() + offset);

/** From the answer's header; one that says nothing changes nothing. */
export function learnClock({ headers }: Pick<Response, 'headers'>): void {
  const told = Number(headers.get(serverNowHeader));
  if (told) offset = told - browserNow();
}
