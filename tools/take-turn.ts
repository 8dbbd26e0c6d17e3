import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Linked into place, so that nobody reads a note without its number. */
function hold(note: string): boolean {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, note);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
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
