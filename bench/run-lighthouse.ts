import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lighthouse: run by hand, so it is fetched when it is needed and is no package of ours. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time' } as const;

export type LighthouseRun = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  times: Record<keyof typeof TIMES, number>;
  requests: number;
  bytes: number;
  images: { requests: number; bytes: number };
  fonts: { requests: number; bytes: number };
  /** What costs a point outside performance. */
  faults: string[];
};

type Audit = {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number; url: string }[] };
};
type Report = {
  audits: Record<string, Audit | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
};

/** Tries of one run: now and then Chromium's trace lacks the beginning of the page (Lighthouse's NO_NAVSTART), which says nothing of it. */
const TRIES = 4;

/** One run by the phone profile, in a Chromium of its own that Lighthouse starts and ends. */
export async function runLighthouse(
  address: string,
  folder: string,
  cookieOf?: () => Promise<string>,
): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(address, folder, await cookieOf?.());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function runOnce(address: string, folder: string, cookie: string | undefined): Promise<LighthouseRun> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const args = [
    ...['--yes', LIGHTHOUSE, address, '--output=json', `--output-path=${file}`, '--quiet'],
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
  ];
  const env = { ...process.env, CHROME_PATH: '/usr/bin/chromium' };
  // From a folder of its own: npx would look into ours for a package of that name.
  const child = spawn('npx', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code} for ${address}:\n${said.slice(-2000)}`);
  return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

function readReport({ audits, categories }: Report): LighthouseRun {
  const loaded = audits['network-requests']?.details?.items ?? [];
  const weigh = (items: typeof loaded) => ({
    requests: items.length,
    bytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  });
  const isIcon = (url: string) => /\/favicon\.\w+$/.test(url);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    times: {
      fcp: audits[TIMES.fcp]?.numericValue ?? 0,
      lcp: audits[TIMES.lcp]?.numericValue ?? 0,
      tbt: audits[TIMES.tbt]?.numericValue ?? 0,
    },
    ...weigh(
      loaded.filter(({ url }, index) => !isIcon(url) || loaded.findIndex((other) => other.url === url) === index),
    ),
    images: weigh(loaded.filter(({ resourceType, url }) => resourceType === 'Image' && !isIcon(url))),
    fonts: weigh(loaded.filter(({ resourceType }) => resourceType === 'Font')),
    faults,
  };
}
