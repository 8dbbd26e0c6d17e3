import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryEnvironment } from '../../deploy/memory-environment.ts';
import type { Config } from '../../src/server/config.ts';
import { environmentOf } from '../../src/server/testing/process.ts';
import { sleep } from '../random.ts';

/** What is never said in a well-behaved log. */
const bad = /a failure nobody waited for|UnhandledPromiseRejection|uncaughtException|FATAL ERROR/;
const AGAIN_AFTER_MS = 300;
const KEPT_OUTPUT = 20_000;

/** One life of a process, from its start to its end. */
export interface Life {
  name: string;
  pid: number;
  /** Seconds since its start, and megabytes. */
  memory: { age: number; rss: number }[];
}

interface SlotOptions {
  name: string;
  config: Config;
  environment: Record<string, string>;
  /** Where its clock is read from. */
  clockFile: string;
}

/**
 * A process that is kept running as a supervisor does: ended by itself or killed, it is started again. What ends by itself
 * after it was up is a crash; what cannot start (no database) is tried again.
 */
export class Slot {
  readonly name: string;
  readonly lives: Life[] = [];
  readonly troubles: string[] = [];
  readonly #options: SlotOptions;
  #child: ChildProcess | null = null;
  #up = false;
  #output = '';
  #ended = false;
  /** Somebody means it to end just now. */
  #meant = false;
  #logIsFull = false;
  #sampling: NodeJS.Timeout | null = null;

  constructor(options: SlotOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#up;
  }
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }
  get output(): string {
    return this.#output;
  }

  start(): void {
    if (this.#ended) return;
    const { config, environment, clockFile } = this.#options;
    const log = this.#logIsFull ? openSync('/dev/full', 'w') : null;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'process-entry.ts'), clockFile], {
      // As they are started in production.
      env: { PATH: process.env.PATH, ...memoryEnvironment, ...environmentOf(config), ...environment },
      stdio: ['ignore', log ?? 'pipe', 'pipe'],
      // Ctrl-C is for the soak alone, which then ends them.
      detached: true,
    });
    if (log !== null) closeSync(log);
    this.#child = child;
    this.#up = false;
    this.#meant = false;
    this.#output = '';
    const life: Life = { name: this.name, pid: child.pid ?? 0, memory: [] };
    this.lives.push(life);
    const started = performance.now();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => this.#read(String(chunk)));
    this.#sampling = setInterval(() => {
      const rss = memoryOf(life.pid);
      if (this.#up && rss !== null) life.memory.push({ age: (performance.now() - started) / 1000, rss });
    }, 2000);
    child.once('exit', (code, signal) => this.#onExit(child, code, signal));
  }

  #read(text: string): void {
    this.#output = (this.#output + text).slice(-KEPT_OUTPUT);
    if (this.#output.includes('soak: up\n')) this.#up = true;
    for (const line of text.split('\n')) if (bad.test(line)) this.troubles.push(`${this.name}: ${line.slice(0, 300)}`);
  }

  #onExit(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#sampling !== null) clearInterval(this.#sampling);
    if (child !== this.#child) return;
    const wasUp = this.#up;
    this.#up = false;
    if (wasUp && !this.#meant) {
      this.troubles.push(`${this.name} ended by itself (${code ?? signal}): ${this.#output.slice(-600)}`);
    }
    setTimeout(() => this.start(), AGAIN_AFTER_MS).unref();
  }

  /** As a machine loses a process: no goodbye. False where there was none to kill. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return false;
    this.#meant = true;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    return true;
  }

  /** As a deploy does: asked to end, waited for. What does not end when asked is a trouble. */
  async restart(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null || !this.#up) return;
    this.#meant = true;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    if (code !== 0) this.troubles.push(`${this.name} ended with ${code} when asked to: ${this.#output.slice(-600)}`);
  }

  /** From its next start on the log's disk is full, or has room again. */
  setLogFull(full: boolean): void {
    this.#logIsFull = full;
  }

  async untilUp(seconds = 600): Promise<void> {
    const end = performance.now() + seconds * 1000;
    while (!this.#up && performance.now() < end) await sleep(50);
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.kill();
  }
}

/** Megabytes; null where the system does not say. */
function memoryOf(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return null;
  }
}

/** The clocks of the processes: together, or one of them on its own. */
export class Clocks {
  readonly #files: readonly string[];
  #ahead: number;

  constructor(files: readonly string[], now: Date) {
    this.#files = files;
    this.#ahead = now.getTime() - Date.now();
    this.#write(files, this.#ahead);
  }

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** For everybody, and for good. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
    this.#write(this.#files, this.#ahead);
  }

  /** One process goes wrong, until it is set right. */
  skew(place: number, seconds: number): void {
    this.#write(this.#files.slice(place, place + 1), this.#ahead + seconds * 1000);
  }
  setRight(): void {
    this.#write(this.#files, this.#ahead);
  }

  #write(files: readonly string[], ahead: number): void {
    for (const file of files) writeFileSync(file, String(ahead));
  }
}
