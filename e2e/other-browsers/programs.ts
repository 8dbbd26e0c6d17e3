import { type ChildProcess, spawn } from 'node:child_process';

type Program = { child: ChildProcess; stop(): Promise<void> };

/** A program that runs until it is stopped, in a group of its own: a browser has children that would stay behind. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stopWithUs = () => endGroup(child, 'SIGKILL');
  process.once('exit', stopWithUs);
  return {
    child,
    async stop() {
      process.off('exit', stopWithUs);
      endGroup(child, 'SIGTERM');
      const late = setTimeout(() => endGroup(child, 'SIGKILL'), 5_000);
      await ended;
      clearTimeout(late);
      // Whatever it had started and left.
      endGroup(child, 'SIGKILL');
    },
  };
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

/** What the program says once it is ready: the first match of the pattern's group in its output. */
export function said({ child }: Program, pattern: RegExp, seconds = 30): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`not ready after ${seconds} s:\n${output}`)), seconds * 1000);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code}:\n${output}`));
    });
  });
}
