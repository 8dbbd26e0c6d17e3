import { createEventReader } from './event-stream.ts';

export type LiveState = 'connecting' | 'live' | 'lost';

type LiveDependencies = {
  /** Whose changes: staff's `/live/branch_day`, a family's `/live/family_day`. */
  path: string;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Calls back once; returns how to call it off. */
  later: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds since some moment: how long ago the page began to ask. */
  elapsed?: () => number;
  /** The answer after which asking again is of no use. */
  givesUpAt?: number;
};

/** The server beats every 25 s; twice nothing means the connection is dead, whatever the browser believes. */
const silenceMs = 60_000;
const firstWaitMs = 500;
const longestWaitMs = 15_000;
/** A page may have begun to ask so long before its stream (answers.ts takes nothing older than 3 s for new). */
const askedBeforeMs = 5_000;

export type LiveFeed = ReturnType<typeof createLiveFeed>;

/**
 * What changed, as it happens: an event stream, read with fetch because it needs the bearer token. A lost connection is
 * reported and retried with growing delays; after every connection listeners receive `null`: reload everything. But not after the
 * first, if the server says that nothing has changed since before the page began to ask.
 */
export function createLiveFeed({ path, fetch, later, elapsed = () => performance.now(), givesUpAt }: LiveDependencies) {
  const listeners = new Set<(branch_id: number | null) => void>();
  const watchers = new Set<() => void>();
  let state: LiveState = 'connecting';
  let waitMs = firstWaitMs;
  let abort: AbortController | undefined;
  let callOffWait: (() => void) | undefined;
  let callOffSilence: (() => void) | undefined;
  let stopped = true;
  /** What is on the page is as new as this; null once a connection was lost. */
  let askedSince: number | null = null;

  function set(next: LiveState) {
    if (state === next) return;
    state = next;
    for (const watcher of watchers) watcher();
  }

  function tell(branch_id: number | null) {
    for (const listener of listeners) listener(branch_id);
  }

  /** For so long nothing had changed when the server wrote it; counted from its arrival the change can only seem younger. */
  function isUnchanged(stillMs: string): boolean {
    return askedSince !== null && stillMs !== '' && elapsed() - Number(stillMs) < askedSince;
  }

  function heard() {
    callOffSilence?.();
    callOffSilence = later(silenceMs, () => abort?.abort());
  }

  async function connect(): Promise<void> {
    callOffWait?.();
    const own = new AbortController();
    abort = own;
    try {
      heard();
      const response = await fetch(path, { signal: own.signal });
      if (response.status === givesUpAt) stopped = true;
      if (!response.ok || response.body === null) throw new Error(`live updates answered ${response.status}`);
      await read(response.body);
    } catch {
      // Every end of the stream is handled alike below.
    }
    callOffSilence?.();
    if (stopped || abort !== own) return;
    set('lost');
    askedSince = null;
    callOffWait = later(waitMs, () => void connect());
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    const events = createEventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      for (const { event, data } of events(value)) {
        if (event === 'all') {
          waitMs = firstWaitMs;
          set('live');
          if (!isUnchanged(data)) tell(null);
          askedSince = null;
        } else if (event === 'branch_day' || event === 'family_day') tell(Number(data));
      }
    }
  }

  return {
    state: (): LiveState => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onChange(listener: (branch_id: number | null) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(): void {
      if (!stopped) return;
      stopped = false;
      askedSince = elapsed() - askedBeforeMs;
      void connect();
    },
    /** The browser says the network is gone: the stream may not have noticed yet. */
    lose(): void {
      if (!stopped) abort?.abort();
    },
    /** The network is back or the tablet woke up: do not wait any longer. */
    hurry(): void {
      if (stopped || state === 'live') return;
      waitMs = firstWaitMs;
      abort?.abort();
      void connect();
    },
    stop(): void {
      stopped = true;
      callOffWait?.();
      callOffSilence?.();
      abort?.abort();
      abort = undefined;
      state = 'connecting';
    },
  };
}
