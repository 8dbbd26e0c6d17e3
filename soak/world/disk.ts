import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where PostgreSQL's files lie, and how they run out of room. */
interface Disk {
  folder: string;
  how: string;
  /** No room any more; `postmaster` and its children are those who notice. */
  fill(postmaster: number): void;
  empty(postmaster: number): void;
  remove(): void;
}

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;
const LARGEST = 8 * 1024 ** 3;
/** Left on the small disk. */
const REST = 256 * 1024;
/** One file of PostgreSQL's log has 16 MB. */
const FILE_LIMIT = 15 * 1024 * 1024;

/**
 * A disk of memory of its own where mounting is allowed (root): it is made as small as what lies on it. Else a folder, and a
 * limit on the size of files (prlimit, of util-linux): PostgreSQL cannot write its log and goes down the same way.
 */
export function openDisk(mayMount: boolean): Disk {
  const inMemory = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize >= ROOM;
  const folder = mkdtempSync(join(inMemory ? MEMORY : tmpdir(), `imahoiku-soak-${process.pid}-`));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (
    mayMount &&
    process.getuid?.() === 0 &&
    run('mount', '-t', 'tmpfs', '-o', `size=${LARGEST},mode=755`, 'tmpfs', folder)
  ) {
    const resize = (bytes: number) => run('mount', '-o', `remount,size=${bytes}`, folder);
    return {
      folder,
      how: 'a tmpfs made as small as what lies on it (ENOSPC)',
      fill: () => {
        const { blocks, bfree, bsize } = statfsSync(folder);
        resize((blocks - bfree) * bsize + REST);
      },
      empty: () => resize(LARGEST),
      remove: () => {
        run('umount', '-l', folder);
        remove();
      },
    };
  }
  const limit = (postmaster: number, bytes: string) => {
    for (const pid of [postmaster, ...childrenOf(postmaster)]) run('prlimit', `--pid=${pid}`, `--fsize=${bytes}:`);
  };
  return {
    folder,
    how: 'a limit of 15 MB on the files PostgreSQL writes, less than one of its log (EFBIG)',
    fill: (postmaster) => limit(postmaster, String(FILE_LIMIT)),
    empty: (postmaster) => limit(postmaster, 'unlimited'),
    remove,
  };
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** The processes a postmaster has started; where the system does not list processes, none. */
export function childrenOf(parent: number): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const [, owner] = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(owner) === parent ? [Number(entry)] : [];
    } catch {
      return [];
    }
  });
}
