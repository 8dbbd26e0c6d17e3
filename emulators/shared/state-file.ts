import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Stored {
  clock_offset: number;
  state: unknown;
}

interface StateFile {
  read(): Stored | undefined;
  /** Writes soon; many calls in a row become one write. */
  schedule(): void;
  flush(): void;
}

const DEBOUNCE_MS = 50;
/** After a write that failed (a full disk). */
const AGAIN_MS = 1000;

/** Keeps one emulator's state in `<dataDir>/<name>.json`, so that cards and friends survive a restart of the demo. */
export function createStateFile(dataDir: string | undefined, name: string, current: () => Stored): StateFile {
  if (dataDir === undefined) return { read: () => undefined, schedule: () => {}, flush: () => {} };
  const path = join(dataDir, `${name}.json`);
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const write = () => {
    mkdirSync(dataDir, { recursive: true });
    // Rename is atomic: a crash during the write leaves the previous file whole.
    writeFileSync(`${path}.tmp`, JSON.stringify(current()));
    renameSync(`${path}.tmp`, path);
  };
  /** The emulator goes on in memory while the disk is full, and writes when there is room again. */
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
      failing = false;
    } catch (error) {
      if (!failing) console.error(`emulator ${name}: its state is not kept for now: ${(error as Error).message}`);
      failing = true;
      schedule(AGAIN_MS);
    }
  };
  const schedule = (after = DEBOUNCE_MS) => {
    if (timer !== undefined) return;
    timer = setTimeout(flush, after);
    timer.unref();
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
    schedule: () => schedule(),
    flush,
  };
}
