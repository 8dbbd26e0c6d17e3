import { afterAll, beforeEach, type RunnerTestFile } from 'vitest';

declare global {
  /** Places of the sample that the tests of this file got to; filled by what `probed` puts into the text. */
  var reached: Set<number> | undefined;
}
declare module 'vitest' {
  interface TaskMeta {
    reached?: number[];
  }
}

const places = new Set<number>();
globalThis.reached = places;
let file: RunnerTestFile | undefined;
beforeEach(({ task }) => {
  file = task.file;
});
afterAll(() => {
  if (file) file.meta.reached = [...places];
});
