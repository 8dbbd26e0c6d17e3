import pg from 'pg';
import { openPersistentSession } from './persistent-session.ts';

interface Listening {
  /** False while the connection is lost: what was heard before may be out of date. */
  isConnected(): boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  /** A dedicated session: never through a transaction pooler (DATABASE_DIRECT_URL). */
  url: string;
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Connected again: something may have been missed meanwhile. */
  onConnected(): void;
  onLost(error: Error): void;
  retryAfterMs?: number;
  beatMs?: number;
}

/** Hears NOTIFY, and connects again whenever the connection is lost. */
export function listen({ channels, onNotification, ...options }: ListenOptions): Listening {
  const session = openPersistentSession({
    ...options,
    async prepare(client) {
      client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
  });
  return { isConnected: () => session.client() !== null, close: () => session.close() };
}
