import './tools/test/pinned-node.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import SlowFirst from './tools/test/slow-first.ts';

/**
 * Three projects, so that pure rules run without a database:
 * `pure` needs nothing but Node; `dom` runs components in a page of happy-dom, cleared before each file; `database` gets a PostgreSQL cluster with a template database (db/testing/setup.ts).
 * Files share their worker's modules (importing them again took 40 % of the time): a module keeps no state a test could see.
 * A worker waits for PostgreSQL, the stand-ins and other processes a third of its time, so three share two cores (the default is one there);
 * one project after the other, as a worker that changes projects begins with empty modules.
 * Limits of time are for what hangs, ten times what a quiet machine needs: no test says how fast something is (bench/ does).
 */
export default defineConfig({
  test: {
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: [
            'src/{domain,contract,web}/**/*.test.ts',
            'deploy/**/*.test.ts',
            'emulators/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tools/test/fresh-page.ts', 'tools/test/patience.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          sequence: { groupOrder: 1 },
          include: [
            'db/**/*.test.ts',
            'src/server/**/*.test.ts',
            'soak/**/*.test.ts',
            // That every benchmark can be run says nothing of the product: in `npm run test:all`.
            ...(process.env.TEST_ALL === undefined ? [] : ['bench/**/*.test.ts']),
          ],
          globalSetup: ['db/testing/setup.ts'],
          isolate: false,
          // Shorter than what helps out where a NOTIFY was missed (ended sessions are read again every 20 s): that must not be what is seen.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
