import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The newest migration of this tree; a measurement made before it says nothing of the tables it changed. */
export const lastMigration = (): string =>
  globSync('db/migrations/[0-9]*.sql', { cwd: root })
    .map((file) => basename(file, '.sql'))
    .toSorted()
    .at(-1) ?? 'none';

/** What a page of measurements says of its run: the day, what was measured, and on what. */
export function measuredOn(now: Date): string {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${now.toISOString().slice(0, 10)}, commit ${commit}, last migration ${lastMigration()}, ${machine}`;
}
