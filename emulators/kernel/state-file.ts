import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Stored {
  clock_offset: number;
  state: unknown;
}

export interface StateFile {
  read(): Stored | undefined;
  /** Writes soon; many calls in a row become one write. */
  schedule(): void;
  flush(): void;
}

const DEBOUNCE_MS = 50;

/** Keeps one emulator's state in `<dataDir>/<name>.json`, so that cards and friends survive a restart of the demo. */
export function createStateFile(dataDir: string | undefined, name: string, current: () => Stored): StateFile {
  if (dataDir === undefined) return { read: () => undefined, schedule: () => {}, flush: () => {} };
  const path = join(dataDir, `${name}.json`);
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dataDir, { recursive: true });
    // Rename is atomic: a crash during the write leaves the previous file whole.
    writeFileSync(`${path}.tmp`, JSON.stringify(current()));
    renameSync(`${path}.tmp`, path);
  };

  return {
    read: () => {
      let text: string;
      try {
        text = readFileSync(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      return JSON.parse(text) as Stored;
    },
    schedule: () => {
      if (timer !== undefined) return;
      timer = setTimeout(flush, DEBOUNCE_MS);
      timer.unref();
    },
    flush,
  };
}
