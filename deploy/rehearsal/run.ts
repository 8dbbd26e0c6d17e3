import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RunAs } from '../../db/cluster/run-as.ts';
import { withServers } from './packages.ts';

export interface Running {
  pid: number;
  /** What it wrote so far. */
  output(): string;
  hasEnded(): boolean;
  /** How it ended, with its last lines, for anyone who asks why; null while it runs. */
  ending(): Ending | null;
  /** Its exit code once it has ended (null: by a signal, or it could not be started). */
  exited: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Ends it, and answers its exit code (null: by the signal). */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Ending {
  name: string;
  pid: number;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** It was the rehearsal that ended it. */
  asked: boolean;
  lastLines: string;
}

export const endingText = ({ name, pid, code, signal, lastLines }: Ending): string =>
  `${name} (process ${pid}) ended with ${signal ?? `code ${code}`}; its last lines: ${lastLines.trim() || 'none'}`;

/** Enough for an error with its stack and what was logged before it. */
const LAST_LINES = 40;

interface RunOptions {
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
  let asked = false;
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
    ending: () =>
      hasEnded()
        ? {
            ...{
              name: basename(log, '.log'),
              pid: child.pid ?? 0,
              code: child.exitCode,
              signal: child.signalCode,
              asked,
            },
            lastLines: `${failure ?? ''}${readFileSync(log, 'utf8').split('\n').slice(-LAST_LINES).join('\n')}`,
          }
        : null,
    exited,
    signal: (name) => void child.kill(name),
    async end(signal = 'SIGTERM') {
      if (!hasEnded()) {
        asked = true;
        child.kill(signal);
      }
      return exited;
    },
  };
}
