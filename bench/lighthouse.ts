import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../db/seed/demo-sign-ins.ts';
import { buildIfStale } from '../tools/build.ts';
import { startDemo } from '../tools/demo.ts';
import { installBrowser } from '../tools/install-browser.ts';
import { measuredOn } from '../tools/measured/measured-on.ts';
import { exceeded, readBudgets } from '../tools/web-build/page-budgets.ts';
import { LIGHTHOUSE, type LighthouseRun, runLighthouse } from './run-lighthouse.ts';

/**
 * `npm run lighthouse`: the built product with the demo world, each page by Lighthouse's phone profile, the median of three.
 * Writes bench/LIGHTHOUSE.md and bench/lighthouse.json. `npm run lighthouse -- 1` for one run of each.
 */
const RUNS = Number(process.argv[2] ?? 3);
/** Page of the budgets, and the address measured; a member's page with the way that leads to it. */
const PAGES: { page: string; address: string; member?: true }[] = [
  { page: '/', address: '/' },
  { page: '/branches/list', address: '/branches/list' },
  { page: '/branches/{branch_name}', address: '/branches/minato-hiroba' },
  { page: '/user_guide', address: '/user_guide' },
  { page: '/qanda', address: '/qanda' },
  { page: '/login', address: '/login' },
  {
    page: '/mypage/reserves/select_date',
    address: '/mypage/reserves/select_branches?when=future&branch=minato-hiroba',
    member: true,
  },
];

type Result = { page: string; median: LighthouseRun; performances: number[] };

async function measureAll(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-lighthouse-'));
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_REQUEST: '100000/60' };
  const demo = await startDemo({ environment, throwAway: true });
  const stop = async () => {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
  });
  try {
    const results: Result[] = [];
    for (const { page, address, member } of PAGES) {
      const runs: LighthouseRun[] = [];
      for (let run = 0; run < RUNS && !interrupted; run += 1) {
        const { PUBLIC_URL } = demo.config;
        const cookieOf = member === undefined ? undefined : () => signIn(PUBLIC_URL);
        runs.push(await runLighthouse(`${PUBLIC_URL}${address}`, folder, cookieOf));
      }
      if (interrupted) throw new Error('interrupted');
      const sorted = runs.toSorted((left, right) => left.scores.performance - right.scores.performance);
      const median = sorted[Math.floor(sorted.length / 2)];
      if (median !== undefined)
        results.push({ page, median, performances: sorted.map((run) => run.scores.performance) });
      console.log(page, Object.values(median?.scores ?? {}).join('/'), median?.faults.join('; ') ?? '');
    }
    return results;
  } finally {
    await stop();
  }
}

/** A session for one run: its cookie is renewed in the browser, so the next run needs another. */
async function signIn(publicUrl: string): Promise<string> {
  const body = JSON.stringify({ email: 'sato@example.jp', password: demoPassword });
  const answer = await fetch(`${publicUrl}/auth/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`sign-in: HTTP ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** A port with eight free ones behind it for the emulators. */
async function freePort(): Promise<number> {
  for (let first = 23_000; first < 30_000; first += 10) {
    const free = await Promise.all(Array.from({ length: 9 }, (_, offset) => isFree(first + offset)));
    if (!free.includes(false)) return first;
  }
  throw new Error('no nine free ports in a row between 23000 and 30000');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((answer) => {
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

function write(results: readonly Result[], before: number): void {
  const load = { before, after: loadavg()[0] ?? 0 };
  const rows = results.map(({ page, median: { scores, times, requests, bytes }, performances }) =>
    [
      ...[page, ...Object.values(scores), performances.join(' '), seconds(times.fcp), seconds(times.lcp)],
      ...[Math.round(times.tbt), requests, bytes],
    ].join(' | '),
  );
  const weights = Object.fromEntries(
    results.map(({ page, median }) => [page, { image: median.images, font: median.fonts }]),
  );
  const short = [
    ...results.flatMap(({ page, median }) => {
      const aim = page.startsWith('/mypage') ? 95 : 100;
      const score = median.scores.performance;
      return [...(score < aim ? [`performance ${score}, the aim is ${aim}`] : []), ...median.faults].map(
        (what) => `${page}: ${what}`,
      );
    }),
    ...exceeded(readBudgets(), weights),
  ];
  const text = `# Page speed

\`npm run lighthouse\`: ${LIGHTHOUSE}, phone profile, median of ${RUNS}, ${measuredOn(new Date())}; browser, server and PostgreSQL share
them. Load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after: total blocking time is the browser's own work and grows with it.

| page | performance | accessibility | best practices | SEO | performance of each run | first paint s | largest paint s | blocking ms | requests | bytes |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

${short.length === 0 ? 'Nothing falls short.' : `What falls short:\n${short.map((line) => `- ${line}`).join('\n')}`}
`;
  writeFileSync(join(import.meta.dirname, 'LIGHTHOUSE.md'), text);
  const json = { lighthouse: LIGHTHOUSE, runs: RUNS, measured: measuredOn(new Date()), load, results, short };
  writeFileSync(join(import.meta.dirname, 'lighthouse.json'), `${JSON.stringify(json, null, 2)}\n`);
  console.log(text);
}

installBrowser();
await buildIfStale();
const before = loadavg()[0] ?? 0;
write(await measureAll(), before);
process.exit(0);
