import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/** A thread of its own: decoding takes a second of pure computing, during which nobody else would be answered. */
const { width, height, data } = await decode({ buffer: workerData as Uint8Array });
parentPort?.postMessage({ width, height, data: new Uint8Array(data.buffer) });
