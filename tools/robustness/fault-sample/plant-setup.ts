import { afterEach, beforeEach, inject } from 'vitest';

declare global {
  /** The number of the mistake that is made while this test file runs (`switched` in mutate.ts). */
  var plantedFault: number | undefined;
  var __vitest_worker__: { filepath?: string } | undefined;
}
declare module 'vitest' {
  interface ProvidedContext {
    /** By test file: the number of its mistake. */
    planted: Record<string, number>;
  }
}

globalThis.plantedFault = inject('planted')[globalThis.__vitest_worker__?.filepath ?? ''];
let died = false;
// One death is enough.
beforeEach(({ skip }) => {
  if (died) skip();
});
afterEach(({ task }) => {
  died ||= task.result?.state === 'fail';
});
