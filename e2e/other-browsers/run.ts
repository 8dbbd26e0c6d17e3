import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../tools/build.ts';
import { installPrograms } from '../../tools/install-browser.ts';
import { startTestCluster } from '../fixtures/test-cluster.ts';
import { startTestDemo, type TestDemo } from '../fixtures/test-demo.ts';
import type { Browser, Size } from './browser.ts';
import { firefoxPackages, startFirefox } from './firefox.ts';
import { Person } from './person.ts';
import { type Done, resultPage } from './result-page.ts';
import { boardSteps } from './steps/board.ts';
import { parentsSteps } from './steps/parent.ts';
import type { Step } from './steps/step.ts';
import { startWebKit, webKitPackages } from './webkit.ts';

/**
 * `npm run other-browsers`: the parent's journey and the board in WebKitGTK and in Firefox, each with a demo of its own. Pictures of every
 * step lie in test-results/other-browsers, the result in docs/generated. Where the browsers cannot be installed: one line, and no failure.
 */
const root = join(import.meta.dirname, '../..');
const pictures = join(root, 'test-results', 'other-browsers');
const phone: Size = { width: 390, height: 844 };
const tablet: Size = { width: 820, height: 1180 };

async function walk(
  start: () => Promise<Browser>,
  size: Size,
  steps: readonly Step[],
  demo: TestDemo,
): Promise<Done[]> {
  const browser = await start();
  const { name, version } = browser;
  const done: Done[] = [];
  try {
    await browser.resize(size);
    const person = new Person(browser, demo.url);
    for (const step of steps) {
      const begun = performance.now();
      const problem = await step.run(person, demo).then(
        () => null,
        (error: Error) => error.message,
      );
      const seconds = (performance.now() - begun) / 1000;
      done.push({ browser: `${name} ${version}`, step: step.name, seconds, problem });
      console.log(
        `${problem === null ? 'passed' : 'FAILED'} ${name}, ${step.name} (${seconds.toFixed(1)} s)${problem === null ? '' : `: ${problem}`}`,
      );
      const picture = `${name}-${step.name.replaceAll(/[^\w]+/g, '-').slice(0, 40)}.png`;
      writeFileSync(join(pictures, picture), await browser.screenshot());
      // The next ones stand on what this one should have left.
      if (problem !== null) break;
    }
  } finally {
    await browser.close();
  }
  return done;
}

async function tryIn(start: () => Promise<Browser>): Promise<Done[]> {
  const started = await startTestDemo();
  // The step without a connection stops it before we do.
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= started.stop();
    return stopped;
  };
  const demo = { ...started, stop };
  try {
    return [...(await walk(start, tablet, boardSteps, demo)), ...(await walk(start, phone, parentsSteps, demo))];
  } finally {
    await stop();
  }
}

// Interrupted it ends as usual, and its browsers with it (programs.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const missing = installPrograms({ ...webKitPackages, ...firefoxPackages });
if (missing.length > 0) {
  console.log(`other browsers: skipped, as they cannot be installed here (apt-get install ${missing.join(' ')})`);
} else {
  await buildIfStale();
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const stopCluster = await startTestCluster();
  const done = [...(await tryIn(startWebKit)), ...(await tryIn(startFirefox))];
  await stopCluster();
  writeFileSync(join(root, 'docs', 'generated', 'other-browsers.md'), resultPage(done, new Date()));
  const failed = done.filter(({ problem }) => problem !== null).length;
  console.log(`${done.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
