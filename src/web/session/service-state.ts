type Dependencies = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Calls back once. */
  later: (milliseconds: number, run: () => void) => void;
};

/** While paused it is asked this often whether it is over. */
const askAgainMs = 10_000;

/**
 * Whether the server said that it cannot serve for the moment (503, SPEC §8 `unavailable`). Every call of this tab passes
 * through its `fetch`; the first one that is served again ends it, also the one it sends itself.
 */
export function createServiceState(deps: Dependencies) {
  let paused = false;
  const listeners = new Set<() => void>();

  function set(next: boolean): void {
    if (paused === next) return;
    paused = next;
    if (next) deps.later(askAgainMs, ask);
    for (const listener of listeners) listener();
  }

  function ask(): void {
    if (!paused) return;
    const answer = deps.fetch('/readyz').then(
      ({ ok }) => ok,
      () => false,
    );
    void answer.then((ready) => (ready ? set(false) : deps.later(askAgainMs, ask)));
  }

  return {
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const response = await deps.fetch(input, init);
      if (response.status === 503) set(true);
      else if (response.status < 500) set(false);
      return response;
    },
    isPaused: (): boolean => paused,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** THE state of this tab. */
export const serviceState = createServiceState({
  fetch: (input, init) => fetch(input, init),
  later: (milliseconds, run) => void setTimeout(run, milliseconds),
});
