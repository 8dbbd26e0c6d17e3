import type { Config } from '../config.ts';

/** Chatwork takes no more for a moment (300 calls in five minutes, ten messages to a room in ten seconds): nothing was posted. */
export class ChatworkPause extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Chatwork: no more for ${seconds} s`);
    this.seconds = seconds;
  }
}

export interface Chatwork {
  /** Answers the message's id. */
  post(roomId: string, text: string): Promise<string>;
  /** The id of a message with exactly this text among the room's last 100, else null. */
  find(roomId: string, text: string): Promise<string | null>;
  /** Whether our token is taken. */
  check(): Promise<void>;
}

/** Null where the company uses no Chatwork. */
export function chatworkGateway(config: Config): Chatwork | null {
  const token = config.CHATWORK_TOKEN;
  if (token === undefined) return null;
  const ask = (path: string, init: RequestInit) =>
    fetch(new URL(path, config.CHATWORK_BASE), {
      ...init,
      headers: { 'x-chatworktoken': token },
      signal: AbortSignal.timeout(10_000),
    });
  const call = (roomId: string, init: RequestInit, query = '') =>
    ask(`/v2/rooms/${encodeURIComponent(roomId)}/messages${query}`, init);
  return {
    async post(roomId, text) {
      const response = await call(roomId, { method: 'POST', body: new URLSearchParams({ body: text }) });
      if (response.status === 429) throw new ChatworkPause(pauseOf(response));
      if (!response.ok) throw new Error(`Chatwork: HTTP ${response.status}`);
      const { message_id } = (await response.json()) as { message_id: string };
      return message_id;
    },
    async find(roomId, text) {
      const response = await call(roomId, { method: 'GET' }, '?force=1');
      // 204: nothing was ever written there.
      if (response.status === 204) return null;
      if (!response.ok) throw new Error(`Chatwork: HTTP ${response.status}`);
      const messages = (await response.json()) as { message_id: string; body: string }[];
      return messages.find(({ body }) => body === text)?.message_id ?? null;
    },
    async check() {
      const response = await ask('/v2/me', { method: 'GET' });
      if (!response.ok) throw new Error(`Chatwork: HTTP ${response.status}`);
    },
  };
}

/** Chatwork says when it ends in Unix seconds; a minute where it does not. */
function pauseOf(response: Response): number {
  const reset = Number(response.headers.get('x-ratelimit-reset') ?? Number.NaN);
  return Number.isSafeInteger(reset) ? Math.max(0, reset - Math.floor(Date.now() / 1000)) : 60;
}
