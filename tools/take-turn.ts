import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until no living process holds the note, then holds it; the answer lets it go. */
export async function takeTurn(note: string): Promise<() => void> {
  mkdirSync(dirname(note), { recursive: true });
  while (!hold(note)) {
    if (!isAlive(Number(readIfThere(note)))) rmSync(note, { force: true });
    else await new Promise((wake) => setTimeout(wake, 200));
  }
  return () => rmSync(note, { force: true });
}

function hold(note: string): boolean {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function readIfThere(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
