import { vi } from 'vitest';

/** Waits until what is asserted holds; vi.waitFor alone gives a busy machine one second. */
export const eventually = <Answer>(assertion: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(assertion, { timeout: 30_000 });
