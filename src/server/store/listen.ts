import pg from 'pg';

export interface Listening {
  /** False while the connection is lost: what was heard before may be out of date. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** A session of its own: never through a transaction pooler (DATABASE_DIRECT_URL). */
  url: string;
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Connected again: something may have been missed meanwhile. */
  onConnected(): void;
  onLost(error: Error): void;
  retryAfterMs?: number;
}

/** Hears NOTIFY, and connects again whenever the connection is lost. */
export function listen(options: ListenOptions): Listening {
  const { url, channels, retryAfterMs = 1000 } = options;
  let client: pg.Client | null = null;
  let connected = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: Error) => {
    const wasOurs = client;
    client = null;
    connected = false;
    wasOurs?.end().catch(() => {});
    if (closed || wasOurs === null) return;
    options.onLost(error);
    retry = setTimeout(connect, retryAfterMs);
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('error', lost);
    next.on('end', () => client === next && lost(new Error('the connection ended')));
    next.on('notification', ({ channel, payload = '' }) => options.onNotification(channel, payload));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      connected = true;
      options.onConnected();
    } catch (error) {
      lost(error as Error);
    }
  };
  void connect();
  return {
    isConnected: () => connected,
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
