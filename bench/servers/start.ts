import { type ChildProcess, fork } from 'node:child_process';
import { memoryEnvironment } from '../../deploy/memory-environment.ts';
import type { ServerOptions } from './served.ts';

export interface RunningProcess {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

/** Processes of one kind, each on a free port; they end with this one, however it ends. */
export function startServers(
  kind: 'web' | 'hand-written',
  count: number,
  options: ServerOptions,
): Promise<RunningProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startOne(kind, options)));
}

async function startOne(kind: string, options: ServerOptions): Promise<RunningProcess> {
  const env = { ...process.env, ...memoryEnvironment };
  const child = fork(new URL(`./${kind}.ts`, import.meta.url), { env, execArgv: [], stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.send(options);
  const { port } = await firstMessage(child);
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

const firstMessage = (child: ChildProcess) =>
  new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a server of the bench ended with ${code} before it listened`)));
  });
