/** `FUZZ_COUNT` and `FUZZ_SEED` come from tools/robustness/fuzz.ts; the tests run few, and always the same. */
export function fuzzSettings(usual: number): { numRuns: number; seed: number; endOnFailure: boolean } {
  const numRuns = Number(process.env.FUZZ_COUNT ?? usual);
  const seed = Number(process.env.FUZZ_SEED ?? 20261116);
  console.log(`fuzz: seed ${seed}, ${numRuns} inputs`);
  return { numRuns, seed, endOnFailure: true };
}

/** `npm run test:all`: what `npm test` tries in part is tried in full. */
export const inFull = process.env.TEST_ALL !== undefined || process.env.FUZZ_COUNT !== undefined;

/** The long form ends by itself, however slow the machine. */
export const fuzzTimeout = process.env.FUZZ_COUNT === undefined ? 400_000 : 86_400_000;
