import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root; a root process starts it as this user. */
export interface RunAs {
  uid: number;
  gid: number;
}

export function unprivilegedUser(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = users.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

export function readableBy(user: RunAs, path: string): boolean {
  return shellTest(user, '[ -r "$1" ] && [ -x "$1" ]', path);
}

/** True if the user may walk into the folder itself and every folder above it. */
export function reachableBy(user: RunAs, folder: string): boolean {
  return shellTest(user, 'cd "$1"', folder);
}

function shellTest(user: RunAs, test: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', test, 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}

/** A folder of ours that every user may walk through, for what cannot stay inside an unreadable checkout. */
export function sharedFolder(): string {
  const folder = join(tmpdir(), 'imahoiku-shared');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
