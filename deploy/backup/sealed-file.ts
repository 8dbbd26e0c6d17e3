import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A file as it leaves the machine: compressed, then encrypted in pieces (AES-256-GCM), each bound to its place, the last
 * one marked. A changed, exchanged or cut file is refused. Nothing but Node is needed: PostgreSQL runs this for each
 * piece of its log.
 */
const MAGIC = Buffer.from('IMAHOIKU-SEALED1');
const SALT_BYTES = 16;
const PIECE_BYTES = 1024 * 1024;
const TAG_BYTES = 16;

/** Written whole or not at all: a reader never meets half a file. */
export async function sealFile(path: string, key: string, source: Readable | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  const readable = Buffer.isBuffer(source) ? Readable.from([source]) : source;
  try {
    await pipeline(
      readable,
      createGzip({ level: 1 }),
      (chunks: AsyncIterable<Buffer>) => sealing(chunks, key),
      createWriteStream(part, { flush: true }),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Hands the content on, piece by piece; fails at the first that is not what was sealed. */
export async function unsealInto(path: string, key: string, target: Writable): Promise<void> {
  await pipeline(
    createReadStream(path),
    (chunks: AsyncIterable<Buffer>) => unsealing(chunks, key),
    createGunzip(),
    target,
  );
}

export async function unsealed(path: string, key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const collect = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await unsealInto(path, key, collect);
  return Buffer.concat(pieces);
}

/** Each file has a key of its own, so that the numbers of its pieces never come twice under one key. */
const keyOf = (key: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'imahoiku backup', 32));

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

async function* sealing(chunks: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = keyOf(key, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { piece, index, isLast } of piecesOf(chunks[Symbol.asyncIterator](), Buffer.alloc(0), PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* unsealing(chunks: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const rest = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < MAGIC.length + SALT_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('this is not a sealed file');
  const fileKey = keyOf(key, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  const first = head.subarray(MAGIC.length + SALT_BYTES);
  for await (const { piece, index, isLast } of piecesOf(rest, first, PIECE_BYTES + TAG_BYTES)) {
    yield opened(piece, fileKey, nonceOf(index, isLast));
  }
}

function opened(piece: Buffer, fileKey: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce);
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new Error('the file is not what was sealed, or BACKUP_KEY is another', { cause: error });
  }
}

/** Pieces of one size. Only the end of the stream says which is the last, so one is always held back. */
async function* piecesOf(chunks: AsyncIterator<Buffer>, first: Buffer, size: number) {
  let waiting = first;
  let index = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    waiting = Buffer.concat([waiting, next.value]);
    for (; waiting.length > size; index += 1) {
      yield { piece: waiting.subarray(0, size), index, isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { piece: waiting, index, isLast: true };
}
