import { Worker } from 'node:worker_threads';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  data: Uint8Array;
}

/** A photograph of 12 million pixels takes one second. */
const LONGEST_MS = 20_000;

/** The pixels of an HEIC photograph, upright already. sharp's own build cannot decode them (patents). */
export function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    // The decoder writes its complaints about a broken file there; our log is JSON.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>();
  const timer = setTimeout(() => reject(new Error('an HEIC picture took too long')), LONGEST_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the HEIC thread ended without a picture')));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
