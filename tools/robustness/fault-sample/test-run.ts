import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { mutated, probed } from './mutate.ts';
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
/** The first test that failed; `null` when all passed. */
type Death = { readonly test: string } | null;

/** One Vitest kept for many runs, with a single worker. */
export class TestRun {
  private died: string | null = null;
  stuck = false;
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
    const setup = join(import.meta.dirname, 'probe-setup.ts');
    const withTexts = projects.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test === undefined) return [];
      const { test } = project;
      const own = probing ? { setupFiles: [setup], isolate: test.name !== 'database' } : {};
      return [{ plugins: [otherTexts], test: { ...test, ...own, testTimeout: 60_000 } }];
    });
    const vitest = await createVitest('test', {
      ...shared,
      root,
      config: false,
      watch: false,
      fsModuleCache: false,
      maxWorkers: probing ? 2 : 1,
      sequence: { sequencer: AsGiven },
      projects: withTexts,
      dangerouslyIgnoreUnhandledErrors: true,
      reporters: [
        {
          onTestCaseResult(test) {
            if (test.result().state === 'failed')
              run?.note(`${test.module.relativeModuleId}: ${test.fullName}`, probing);
          },
          onTestModuleEnd(module) {
            run?.onEnd(module);
            if (module.ok()) return;
            const [first] = module.children.allTests('failed');
            run?.note(`${module.relativeModuleId}: ${first?.fullName ?? 'the file itself'}`, probing);
          },
        },
      ],
    });
    run = new TestRun(root, vitest);
    return run;
  }

  private note(test: string, probing: boolean): void {
    this.died ??= test;
    if (!probing) void this.vitest.cancelCurrentRun('test-failure');
  }

  async files(): Promise<string[]> {
    const all = await this.vitest.globTestSpecifications();
    return all.map(({ moduleId }) => moduleId.replace(`${this.root}/`, ''));
  }

  /** Which of the places each test file gets to. */
  async probe(files: readonly string[], faults: readonly Fault[], onEnd: (reach: Reach) => void): Promise<void> {
    const byFile = Map.groupBy(
      faults.map((fault, id) => ({ id, ...fault })),
      ({ file }) => file,
    );
    texts = new Map(
      [...byFile].map(([file, places]) => {
        const path = join(this.root, file);
        return [path, probed(readFileSync(path, 'utf8'), places)];
      }),
    );
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
    texts = new Map([[path, mutated(readFileSync(path, 'utf8'), mutation)]]);
    this.vitest.invalidateFile(path);
    try {
      return await this.until(files, seconds);
    } finally {
      texts = new Map();
      this.vitest.invalidateFile(path);
    }
  }

  /** A fault may loop for ever: then its worker is ended, which is a death too, and this Vitest is of no more use. */
  async until(files: readonly string[], seconds: number): Promise<Death> {
    this.died = null;
    const over = Promise.withResolvers<{ unhandledErrors: unknown[] }>();
    const limit = setTimeout(() => {
      this.died ??= `no end within ${seconds} s`;
      this.stuck = true;
      for (const pid of testWorkers()) process.kill(pid, 'SIGKILL');
      over.resolve({ unhandledErrors: [] });
    }, seconds * 1000);
    const { unhandledErrors } = await Promise.race([this.run(files), over.promise]);
    clearTimeout(limit);
    if (unhandledErrors.length > 0) this.died ??= 'the worker itself';
    return this.died === null ? null : { test: this.died };
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
