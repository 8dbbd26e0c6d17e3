import pg from 'pg';

interface PersistentSession {
  /** Null while the connection is lost. */
  client(): pg.Client | null;
  close(): Promise<void>;
}

interface PersistentSessionOptions {
  /** Never through a transaction pooler (DATABASE_DIRECT_URL): the session holds state. */
  url: string;
  /** Makes the state (LISTEN, locks) on a new connection. */
  prepare(client: pg.Client): Promise<void>;
  onConnected?(): void;
  onLost(error: Error): void;
  retryAfterMs?: number;
  /** How often an idle connection is asked whether the server still answers: one that vanished says nothing. */
  beatMs?: number;
}

const ANSWER_WITHIN_MS = 5000;

/** A dedicated connection that reconnects whenever it is lost. */
export function openPersistentSession(options: PersistentSessionOptions): PersistentSession {
  const { url, retryAfterMs = 1000, beatMs = 10_000 } = options;
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
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = next;
    const lostThis = (error: Error) => {
      if (client === next) lost(error);
    };
    next.on('error', lostThis);
    next.on('end', () => lostThis(new Error('the connection ended')));
    try {
      await next.connect();
      await options.prepare(next);
      connected = true;
      options.onConnected?.();
    } catch (error) {
      lostThis(error as Error);
    }
  };
  const beat = setInterval(() => {
    const asked = client;
    if (!connected || asked === null) return;
    asked.query('select').catch((error: Error) => {
      if (client === asked) lost(error);
    });
  }, beatMs);
  beat.unref();
  void connect();
  return {
    client: () => (connected ? client : null),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
