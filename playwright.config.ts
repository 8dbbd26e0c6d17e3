import './tools/test/pinned-node.ts';
import { defineConfig, devices } from '@playwright/test';
import { browserForTests } from './tools/install-browser.ts';

/** Chromium is Debian's; the product under test is one demo of its own, started by e2e/fixtures/global-setup.ts. */
export default defineConfig({
  testDir: 'e2e/specs',
  globalSetup: './e2e/fixtures/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // What passes at a second try has found something: none is given, to anybody (decision 100).
  retries: 0,
  // For what hangs only, and here only: a machine that stands still for half a minute must not fail a product that works.
  timeout: 480_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // The offline page's worker would answer beside the routes a spec lays; e2e/specs/shell/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    // Nothing fades in: whatever is asserted or pressed stands still at once.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time: TRACE=1 when a failure is to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browserForTests(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Two browsers share two cores.
        '--num-raster-threads=1',
        // A page lives a few seconds: making fast machine code for it costs more than it gives (8 % of Chromium's work by --no-opt alone).
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
