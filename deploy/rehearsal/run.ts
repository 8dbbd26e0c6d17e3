import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { RunAs } from '../../db/cluster/run-as.ts';
import { withServers } from './packages.ts';

export interface Running {
  pid: number;
  /** What it wrote so far. */
  output(): string;
  hasEnded(): boolean;
  /** Its exit code once it has ended (null: by a signal, or it could not be started). */
  exited: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Ends it, and answers its exit code (null: by the signal). */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface RunOptions {
  log: string;
  environment?: Record<string, string>;
  folder?: string;
  runAs?: RunAs | null;
}

/** A program of the rehearsal. What it writes goes to a file, so that a busy rehearsal never holds it up. */
export function run(program: string, args: readonly string[], options: RunOptions): Running {
  const { log, environment = {}, folder = '/', runAs } = options;
  const file = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: withServers(process.env.PATH), TZ: 'UTC', ...environment },
    stdio: ['ignore', file, file],
    ...(runAs ?? {}),
    // Ctrl-C in the terminal is the rehearsal's to hear, which then ends them in order.
    detached: true,
  });
  closeSync(file);
  let failure: Error | null = null;
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      failure = error;
      resolve(null);
    });
    child.once('exit', resolve);
  });
  const hasEnded = () => failure !== null || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => `${failure ?? ''}${readFileSync(log, 'utf8')}`,
    hasEnded,
    exited,
    signal: (name) => void child.kill(name),
    async end(signal = 'SIGTERM') {
      if (!hasEnded()) child.kill(signal);
      return exited;
    },
  };
}
