import { vi } from 'vitest';

/**
 * Waits until what is asserted holds; vi.waitFor alone gives a busy machine one second. Shorter than what helps out where a
 * NOTIFY was missed (ended sessions are read again every 20 s, cached pages live a minute): that must not be what is seen.
 */
export const eventually = <Answer>(assertion: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(assertion, { timeout: 10_000 });
