import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** What it wrote to standard output and standard error so far. */
  output(): string;
  /** Ends it, and answers its exit code (null: by the signal). */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The environment that gives a process the same configuration. */
export function environmentOf(config: Config): Record<string, string> {
  const { demo: _demo, ...values } = config;
  const text = (value: unknown) => {
    if (typeof value === 'boolean') return value ? '1' : '0';
    if (typeof value !== 'object' || value === null) return String(value);
    const { attempts, seconds } = value as { attempts: number; seconds: number };
    return `${attempts}/${seconds}`;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, text(value)]])),
  );
}

/** Where Node keeps the server's sources compiled, also for the browser tests' processes: a start takes a third less work. */
export const compiledSources = join(import.meta.dirname, '..', '..', '..', '.cache', 'compiled');

/** The real program as a separate process, so that it can be killed: the worker as it is, the web without pages. */
export function startProcess(
  config: Config,
  environment: Record<string, string> & { PROCESS: Config['PROCESS'] },
  options: { stdout?: number } = {},
): ServerProcess {
  const server = join(import.meta.dirname, '..');
  const program = environment.PROCESS === 'worker' ? join(server, 'main.ts') : join(server, 'testing/web-process.ts');
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledSources, ...environmentOf(config), ...environment },
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return {
    child,
    output: () => output,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Asks until the answer is yes; fails with what was waited for. Generous: a busy machine starts a process slowly. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
