import { serverNowHeader } from '../../contract/server-now.ts';
import { browserNow } from '../session/browser-clock.ts';

/** How far the server's clock is ahead of the device's, according to the last answer. */
let offset = 0;

/** Today, a deadline, how long still: every answer of data and functions says what time it is on the server. */
export const serverNow = (): Date => new Date(browserNow() + offset);

/** A fetch that learns the server's clock from what it is answered; an answer that does not tell changes nothing. */
export const learningClock =
  (fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init);
    const serverNow = Number(response.headers.get(serverNowHeader));
    if (serverNow) offset = serverNow - browserNow();
    return response;
  };
