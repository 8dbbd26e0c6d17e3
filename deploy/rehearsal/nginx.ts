import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../src/server/testing/process.ts';
import type { Authority } from './authority.ts';
import { fill } from './fill.ts';
import { type Running, run } from './run.ts';

export interface Nginx {
  /** New requests go to the others from the moment this has ended on. */
  leaveOut(port: number | null): Promise<void>;
  process: Running;
}

interface NginxOptions {
  folder: string;
  port: number;
  webPorts: readonly number[];
  authority: Authority;
  requestsPerMinute: number;
  /** An address that may ask as often as it likes: the soak's whole crowd. */
  uncounted: string;
}

export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { port, webPorts, authority, requestsPerMinute, uncounted } = options;
  const folder = join(options.folder, 'nginx');
  mkdirSync(folder);
  writeFileSync(join(folder, 'site.pem'), authority.site.certificate);
  writeFileSync(join(folder, 'site.key'), authority.site.key, { mode: 0o600 });
  const settings = join(folder, 'nginx.conf');
  const write = (leftOut: number | null) =>
    writeFileSync(
      settings,
      fill('nginx.conf', {
        folder,
        worker_processes: '1',
        port: String(port),
        requests_per_minute: String(requestsPerMinute),
        burst: String(requestsPerMinute),
        uncounted,
        servers: webPorts
          .map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s${each === leftOut ? ' down' : ''};`)
          .join('\n    '),
      }),
    );
  write(null);
  const args = ['-c', settings, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const process = run('nginx', args, { log: join(options.folder, 'nginx.out') });
  await until('nginx has a worker', () => process.hasEnded() || workersOf(process.pid).length > 0);
  if (process.hasEnded()) throw new Error(`nginx: ${process.output()}`);
  return {
    process,
    async leaveOut(leftOut) {
      write(leftOut);
      const before = new Set(workersOf(process.pid));
      process.signal('SIGHUP');
      // A worker that shuts down takes no connection any more, and ends with its last answer.
      await until('nginx has read its settings', () => {
        const now = workersOf(process.pid);
        return now.length > 0 && now.every((pid) => !before.has(pid));
      });
    },
  };
}

/** Workers that take connections. */
function workersOf(master: number): number[] {
  const text = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return text(`/proc/${master}/task/${master}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => {
      const title = text(`/proc/${pid}/cmdline`);
      return title.includes('worker process') && !title.includes('shutting down');
    });
}
