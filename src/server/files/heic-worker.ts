import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/** A separate thread: decoding takes a second of pure CPU, which would block every other request. */
const { width, height, data } = await decode({ buffer: workerData as Uint8Array });
parentPort?.postMessage({ width, height, data: new Uint8Array(data.buffer) });
