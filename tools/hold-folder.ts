import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One demo at a time in a data folder; a killed one leaves a note that no living process stands behind. */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'running.pid');
  const holder = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isOurs(holder)) {
    throw new Error(`${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR and PORT.`);
  }
  writeFileSync(note, String(process.pid));
  return () => rmSync(note, { force: true });
}

/** A reused process number must not lock the folder for ever: only a Node process counts. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}
