import { writeSync } from 'node:fs';

/** A reader that is behind is waited for this often, 2 ms each; then the line is dropped rather than the site held up. */
const TRIES = 50;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * The log goes to standard output. A full disk, or a reader that is gone, costs lines and never the process; how many
 * lines is the first thing said when it works again.
 */
export function logOutput(descriptor = 1): { write(line: string): void } {
  let lost = 0;
  return {
    write(line) {
      try {
        if (lost > 0)
          writeAll(descriptor, `${JSON.stringify({ level: 40, time: Date.now(), lost_log_lines: lost })}\n`);
        lost = 0;
        writeAll(descriptor, line);
      } catch {
        lost += 1;
      }
    },
  };
}

function writeAll(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  for (let tries = 0; rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries >= TRIES) throw error;
      tries += 1;
      Atomics.wait(pause, 0, 0, 2);
    }
  }
}
