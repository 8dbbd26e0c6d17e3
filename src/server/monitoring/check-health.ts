import { statfs } from 'node:fs/promises';
import type { Queryable } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import { databaseBytes, jobFigures } from './store/health-figures.ts';
import { livingWorkers } from './store/worker-presence.ts';

/** What can be wrong, each reported separately. */
export type Trouble =
  | 'database_unreachable'
  | 'database_large'
  | 'jobs_no_worker'
  | 'jobs_waiting'
  | 'jobs_failing'
  | 'disk_low'
  | 'line_unreachable'
  | 'line_quota';
const parts = ['database', 'jobs', 'disk', 'line'] as const;
type PartName = (typeof parts)[number];
export interface Part {
  /** `unknown`: it could not be asked, because the database is gone. */
  status: 'ok' | 'trouble' | 'unknown';
  troubles: Trouble[];
  figures: Readonly<Record<string, number | string | null>>;
}
export type Health = { status: 'ok' | 'trouble' } & Record<PartName, Part>;
export type CheckHealth = () => Promise<Health>;
type Checked = Pick<Services, 'clock' | 'config' | 'database' | 'gateways'>;

const ANSWER_WITHIN_MS = 3000;
/** LINE's count moves slowly; a failure is asked again at once. */
const LINE_KEPT_MS = 10 * 60_000;
const MB = 1024 ** 2;
const GB = 1024 ** 3;

const part = (figures: Part['figures'], troubles: Partial<Record<Trouble, boolean>>): Part => {
  const found = (Object.keys(troubles) as Trouble[]).filter((trouble) => troubles[trouble]);
  return { status: found.length > 0 ? 'trouble' : 'ok', troubles: found, figures };
};
const unknown: Part = { status: 'unknown', troubles: [], figures: {} };

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS);
  });
  // A failure after the timeout has no handler left; ignore it.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export async function databaseAnswers({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<boolean> {
  return inTime(database.read(clock.now(), (db) => db.query('select'))).then(
    () => true,
    () => false,
  );
}

/** What is wrong, part by part. Each is asked by itself, and none may take long. */
export function healthChecks(services: Checked): CheckHealth {
  const { clock, config, database, gateways } = services;
  const read = <Result>(work: (db: Queryable) => Promise<Result>) => inTime(database.read(clock.now(), work));
  let line: { part: Part; until: number } | null = null;

  const checkDatabase = async (): Promise<Part> => {
    const limit = config.TROUBLE_DATABASE_SIZE_GB;
    const bytes = await read(databaseBytes);
    return part({ size_mb: Math.round(bytes / MB) }, { database_large: limit !== undefined && bytes >= limit * GB });
  };
  const checkJobs = async (): Promise<Part> => {
    const [figures, workers] = await Promise.all([read(jobFigures), read(livingWorkers)]);
    const { tasks, ...counts } = figures;
    return part(
      { workers, ...counts, tasks: tasks.join(' ') },
      {
        jobs_no_worker: workers === 0,
        jobs_waiting: counts.oldest_waiting_seconds > config.TROUBLE_JOB_WAIT_SECONDS,
        jobs_failing: counts.retrying + counts.failed + counts.failing_sweeps > 0,
      },
    );
  };
  const checkDisk = async (): Promise<Part> => {
    const { bavail, bsize } = await statfs(config.DATA_DIR).catch(() => statfs('.'));
    const free_mb = Math.floor((bavail * bsize) / MB);
    return part({ free_mb }, { disk_low: free_mb < config.TROUBLE_DISK_FREE_MB });
  };
  const checkLine = async (): Promise<Part> => {
    if (line !== null && performance.now() < line.until) return line.part;
    const { limit, used } = await inTime(gateways.lineMessaging.quota());
    const low = limit !== null && used >= (limit * config.TROUBLE_LINE_QUOTA_PERCENT) / 100;
    line = { part: part({ limit, used }, { line_quota: low }), until: performance.now() + LINE_KEPT_MS };
    return line.part;
  };

  return async () => {
    const [database, jobs, disk, line] = await Promise.all([
      checkDatabase().catch(() => part({}, { database_unreachable: true })),
      checkJobs().catch(() => unknown),
      checkDisk().catch(() => unknown),
      checkLine().catch(() => part({}, { line_unreachable: true })),
    ]);
    const all = { database, jobs, disk, line };
    return { status: parts.some((name) => all[name].status === 'trouble') ? 'trouble' : 'ok', ...all };
  };
}

export const troublesOf = (health: Health): Trouble[] => parts.flatMap((name) => health[name].troubles);
