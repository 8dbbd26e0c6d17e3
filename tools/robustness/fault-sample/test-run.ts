import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { mutated, probed, switched } from './mutate.ts';
import type { Fault } from './rooms.ts';

/** What Vite gives to the tests instead of the file's own text. The file stays as it is. */
let texts = new Map<string, string>();
const otherTexts: Plugin = {
  name: 'other-texts',
  enforce: 'pre',
  load: (id) => texts.get(id.split('?')[0] ?? id),
};

/** The files in the order they are given: nearest and fastest first. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

export type Reach = { readonly file: string; readonly milliseconds: number; readonly reached: readonly number[] };
/** A fault and one of the test files that get to it. */
type Pair = { readonly fault: Fault; readonly file: string };
/** The first test that failed; `null` when all passed. */
type Death = { readonly test: string } | null;

/** One Vitest kept for many runs. */
export class TestRun {
  private died: string | null = null;
  stuck = false;
  private endsEarly = false;
  private readonly underWay = new Set<string>();
  private onEnd: (module: TestModule) => void = () => {};
  private readonly root: string;
  private readonly vitest: Vitest;

  private constructor(root: string, vitest: Vitest) {
    this.root = root;
    this.vitest = vitest;
  }

  /** `probing`: every place is recorded, so nothing ends early and no file shares modules with another where that is cheap. */
  static async start(root: string, { probing }: { probing: boolean }): Promise<TestRun> {
    let run: TestRun | undefined;
    const { default: config } = (await import(pathToFileURL(join(root, 'vitest.config.ts')).href)) as {
      default: ViteUserConfig;
    };
    const { projects = [], ...shared } = config.test ?? {};
    const setup = join(import.meta.dirname, probing ? 'probe-setup.ts' : 'plant-setup.ts');
    const withTexts = projects.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test === undefined) return [];
      const { test } = project;
      const own = {
        setupFiles: [test.setupFiles ?? [], setup].flat(),
        ...(probing && { isolate: test.name !== 'database' }),
      };
      return [{ plugins: [otherTexts], test: { ...test, ...own, testTimeout: 60_000 } }];
    });
    const vitest = await createVitest('test', {
      ...shared,
      root,
      config: false,
      watch: false,
      fsModuleCache: false,
      maxWorkers: 2,
      sequence: { sequencer: AsGiven },
      projects: withTexts,
      dangerouslyIgnoreUnhandledErrors: true,
      reporters: [
        {
          onTestModuleStart(module) {
            run?.underWay.add(module.relativeModuleId);
          },
          onTestCaseResult(test) {
            if (test.result().state === 'failed') run?.note(`${test.module.relativeModuleId}: ${test.fullName}`);
          },
          onTestModuleEnd(module) {
            run?.underWay.delete(module.relativeModuleId);
            run?.onEnd(module);
            if (module.ok()) return;
            const [first] = module.children.allTests('failed');
            run?.note(`${module.relativeModuleId}: ${first?.fullName ?? 'the file itself'}`);
          },
        },
      ],
    });
    run = new TestRun(root, vitest);
    return run;
  }

  private note(test: string): void {
    this.died ??= test;
    if (this.endsEarly) void this.vitest.cancelCurrentRun('test-failure');
  }

  async files(): Promise<string[]> {
    const all = await this.vitest.globTestSpecifications();
    return all.map(({ moduleId }) => moduleId.replace(`${this.root}/`, ''));
  }

  /** Which of the places each test file gets to. */
  async probe(files: readonly string[], faults: readonly Fault[], onEnd: (reach: Reach) => void): Promise<void> {
    this.give(this.textsOf(faults, probed));
    this.onEnd = (module) => {
      const { collectDuration, duration } = module.diagnostic();
      const { reached } = module.meta();
      if (!module.ok() || reached === undefined) return console.log(`${module.relativeModuleId} fails without a fault`);
      onEnd({ file: module.relativeModuleId, milliseconds: Math.round(collectDuration + duration), reached });
    };
    await this.run(files);
  }

  /** Runs the files with the fault in place until the first test dies. */
  async plant({ file, mutation }: Fault, files: readonly string[], seconds: number): Promise<Death> {
    const path = join(this.root, file);
    this.give([[path, mutated(readFileSync(path, 'utf8'), mutation)]]);
    try {
      return await this.until(files, seconds);
    } finally {
      this.give([]);
    }
  }

  /**
   * Runs many test files at once, each with a fault of its own: the modules, which take longer to import than most tests to run,
   * are imported once. `onDone` hears of each pair as it ends.
   */
  async plantTogether(
    faults: readonly Fault[],
    pairs: readonly Pair[],
    seconds: number,
    onDone: (pair: Pair, died: string | null) => void,
  ): Promise<void> {
    this.give(this.textsOf(faults, switched));
    const byFile = new Map(pairs.map((pair) => [pair.file, pair]));
    const planted = pairs.map(({ file, fault }) => [join(this.root, file), faults.indexOf(fault)] as const);
    for (const project of this.vitest.projects) project.provide('planted', Object.fromEntries(planted));
    let last = performance.now();
    this.onEnd = (module) => {
      last = performance.now();
      const pair = byFile.get(module.relativeModuleId);
      const [first] = module.children.allTests('failed');
      if (pair) onDone(pair, module.ok() ? null : `${pair.file}: ${first?.fullName ?? 'the file itself'}`);
    };
    const over = Promise.withResolvers<void>();
    const watch = setInterval(() => {
      if (performance.now() - last < seconds * 1000) return;
      this.stuck = true;
      for (const pid of testWorkers()) process.kill(pid, 'SIGKILL');
      for (const file of this.underWay) {
        const pair = byFile.get(file);
        if (pair) onDone(pair, `${file}: no end within ${seconds} s`);
      }
      over.resolve();
    }, 5_000);
    await Promise.race([this.run(pairs.map(({ file }) => file)), over.promise]);
    clearInterval(watch);
  }

  /** A fault may loop for ever: then its worker is ended, which is a death too, and this Vitest is of no more use. */
  async until(files: readonly string[], seconds: number): Promise<Death> {
    this.died = null;
    this.endsEarly = true;
    for (const project of this.vitest.projects) project.provide('planted', {});
    const over = Promise.withResolvers<{ unhandledErrors: unknown[] }>();
    const limit = setTimeout(() => {
      this.died ??= `no end within ${seconds} s`;
      this.stuck = true;
      for (const pid of testWorkers()) process.kill(pid, 'SIGKILL');
      over.resolve({ unhandledErrors: [] });
    }, seconds * 1000);
    const { unhandledErrors } = await Promise.race([this.run(files), over.promise]);
    clearTimeout(limit);
    this.endsEarly = false;
    if (unhandledErrors.length > 0) this.died ??= 'the worker itself';
    return this.died === null ? null : { test: this.died };
  }

  /** Other texts for these files, and the own ones for all others. */
  private give(others: readonly (readonly [string, string])[]): void {
    const before = texts;
    texts = new Map(others);
    for (const path of new Set([...before.keys(), ...texts.keys()]))
      if (before.get(path) !== texts.get(path)) this.vitest.invalidateFile(path);
  }

  private textsOf(faults: readonly Fault[], write: typeof probed): [string, string][] {
    const byFile = Map.groupBy(
      faults.map((fault, id) => ({ id, ...fault })),
      ({ file }) => file,
    );
    return [...byFile].map(([file, places]) => {
      const path = join(this.root, file);
      return [path, write(readFileSync(path, 'utf8'), places)];
    });
  }

  private async run(files: readonly string[]) {
    const specifications = await Promise.all(
      files.map((file) => this.vitest.getRelevantTestSpecifications([join(this.root, file)])),
    );
    return this.vitest.runTestSpecifications(specifications.flat());
  }

  stop(): Promise<void> {
    return this.vitest.close();
  }
}

/** Vitest's worker processes of this process. */
function testWorkers(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('vitest'));
}
