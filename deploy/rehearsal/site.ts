import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import pg from 'pg';
import { freePort, until } from '../../src/server/testing/process.ts';
import { makeAuthority } from './authority.ts';
import { copy } from './copy.ts';
import { networkAddress, startThirdParties, type ThirdParties } from './environment.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { makeSynchronousStandby, type Postgres, startPostgres } from './postgres.ts';
import { fillRehearsalData, type RehearsalData } from './rehearsal-data.ts';
import { type Ending, endingText, type Running, run } from './run.ts';
import { tlsFront } from './tls-front.ts';

const root = join(import.meta.dirname, '../..');
const STARTS = 3;
/** What a release consists of. */
const released = ['src', 'db', 'tools', 'build', 'package.json'];

interface Web {
  port: number;
  process: Running;
}

/** nginx → two web and two worker processes → PgBouncer → PostgreSQL and its synchronous standby. */
export interface Site {
  folder: string;
  origin: string;
  /** nginx's door for visitors, on every address of the machine. */
  port: number;
  dataset: RehearsalData;
  thirdParties: ThirdParties;
  nginx: Nginx;
  bouncer: PgBouncer;
  primary: Postgres;
  standby: Postgres | null;
  web: Web[];
  workers: Running[];
  metricsToken: string;
  requestsPerMinute: number;
  /** The program's own role, straight at the primary. */
  asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** Stopped with the rest. */
  keep(postgres: Postgres): void;
  /** The release in a folder of its own; `change` is done to it before anything is started from it. */
  release(name: string, change?: (folder: string) => void): Promise<string>;
  /** A command of a release with the program's environment; answers what it said. */
  command(release: string, script: string): Promise<string>;
  startWeb(release: string, port: number): Promise<Web>;
  startWorker(release: string): Running;
  /** Everything the processes wrote. */
  logs(): string;
  /** Processes that nobody asked to end and no start was tried again for: nginx, PgBouncer, web, workers. */
  unexplained(): Ending[];
  close(): Promise<void>;
}

interface SiteOptions {
  families: number;
  requestsPerMinute: number;
  /** Told before anything is started, for whoever is interrupted meanwhile. */
  onBegun(close: () => Promise<void>): void;
}

export async function startSite({ families, requestsPerMinute, onBegun }: SiteOptions): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-cluster-'));
  chmodSync(folder, 0o755);
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    // Every step, whatever becomes of the one before: nothing may be left behind.
    for (const stop of stops.splice(0).reverse()) await (async () => stop())().catch(() => {});
  };
  onBegun(close);
  const kept = <Each extends { end(signal?: NodeJS.Signals): Promise<unknown> }>(running: Each): Each => {
    stops.push(() => running.end('SIGKILL'));
    return running;
  };
  const started: Running[] = [];
  const startedAgain = new Set<Running>();
  try {
    const address = networkAddress();
    const authority = makeAuthority(join(folder, 'authority'), [address, '127.0.0.1']);
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority.certificate]);
    const port = await freePort();
    const origin = `https://${address}:${port}`;
    const front = tlsFront(authority, address);
    stops.push(() => front.close());
    const thirdParties = await startThirdParties(front, origin);
    stops.push(thirdParties.close);

    const primary = await startPostgres(folder, 'first');
    stops.push(primary.stop);
    const dataset = await fillRehearsalData(primary, thirdParties.urls.stripe, thirdParties.urls.line, families);
    const standby = await makeSynchronousStandby(primary, folder, 'second');
    stops.push(standby.stop);
    const bouncer = await startPgBouncer(folder, primary);
    kept(bouncer.process);

    const logFolder = join(folder, 'logs');
    mkdirSync(logFolder);
    const environment: Record<string, string> = {
      NODE_ENV: 'production',
      MODE: 'production',
      NODE_EXTRA_CA_CERTS: authority.file,
      PUBLIC_URL: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: bouncer.directUrl,
      DATABASE_NAMED_STATEMENTS: '0',
      LOG_LEVEL: 'warn',
      // nginx counts, for both processes together.
      RATE_LIMIT_REQUEST: '1000000/60',
      WORKER_WATCH_SECONDS: '3',
      ...thirdParties.environment,
    };
    mkdirSync(join(folder, 'data'));
    let commands = 0;
    const start = (release: string, more: Record<string, string>) => {
      const log = join(logFolder, `${started.length + 1}-${more.PROCESS}.log`);
      const program = join(release, 'src/server/main.ts');
      const options = { log, folder: release, environment: { ...environment, ...more } };
      const running = kept(run(process.execPath, [program], options));
      started.push(running);
      return running;
    };
    const site: Site = {
      folder,
      origin,
      port,
      dataset,
      thirdParties,
      bouncer,
      primary,
      standby,
      nginx: null as unknown as Nginx,
      web: [],
      workers: [],
      metricsToken: environment.METRICS_TOKEN ?? '',
      requestsPerMinute,
      async asOwner(work) {
        const client = new pg.Client(site.primary.urlOf('imahoiku', 'imahoiku'));
        await client.connect();
        try {
          return await work(client);
        } finally {
          await client.end();
        }
      },
      keep: (postgres) => void stops.push(postgres.stop),
      async release(name, change = () => {}) {
        const target = join(folder, name);
        mkdirSync(target);
        await copy(
          released.map((each) => join(root, each)),
          target,
        );
        symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
        change(target);
        return target;
      },
      async command(release, script) {
        commands += 1;
        const log = join(folder, `command-${commands}.log`);
        const running = kept(run(process.execPath, [join(release, script)], { log, folder: release, environment }));
        const code = await running.exited;
        if (code !== 0) throw new Error(`${script}: ${running.output()}`);
        return running.output().trim();
      },
      async startWeb(release, webPort) {
        const begin = () => start(release, { PROCESS: 'web', PORT: String(webPort) });
        let running = begin();
        // As a supervisor does: a start that met a busy database is tried again.
        let starts = 1;
        const isUp = async () => {
          if (running.hasEnded() && starts === STARTS) throw new Error(`a web process ended: ${running.output()}`);
          const ending = running.ending();
          if (ending !== null) {
            console.log(`started again: ${endingText(ending)}`);
            startedAgain.add(running);
            starts += 1;
            running = begin();
          }
          return isReady(webPort);
        };
        await until('a web process is ready', isUp, 300);
        return { port: webPort, process: running };
      },
      startWorker: (release) => start(release, { PROCESS: 'worker' }),
      logs: () =>
        readdirSync(logFolder)
          .map((name) => readFileSync(join(logFolder, name), 'utf8'))
          .join(''),
      unexplained: () =>
        [...started.filter((each) => !startedAgain.has(each)), bouncer.process, site.nginx.process].flatMap((each) => {
          const ending = each.ending();
          return ending === null || ending.asked ? [] : [ending];
        }),
      close,
    };
    const first = await site.release('release-1');
    site.web = await Promise.all([freePort(), freePort()].map(async (free) => site.startWeb(first, await free)));
    site.workers = [site.startWorker(first), site.startWorker(first)];
    const webPorts = site.web.map((web) => web.port);
    site.nginx = await startNginx({ folder, port, webPorts, authority, requestsPerMinute, uncounted: address });
    kept(site.nginx.process);
    // nginx ends its workers itself when it is asked to, and leaves them when it is killed.
    stops.push(() => site.nginx.process.end('SIGTERM'));
    return site;
  } catch (error) {
    await close();
    throw error;
  }
}

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.setTimeout(5000, () => asked.destroy());
  });
