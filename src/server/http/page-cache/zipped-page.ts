import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page compressed once and sent to many, each with a nonce of its own. In a deflate stream the nonce stands between
 * the pieces as a block that is stored and not compressed (RFC 1951 §3.2.4), so it can be put in later; only the
 * checksum at the end is computed anew.
 */
export interface ZippedPage {
  pieces: readonly Buffer[];
  blocks: readonly Buffer[];
}

/** 16 random bytes as base64 (observe/security-headers.ts). Later pieces point back over the nonce: its length is fixed. */
const NONCE_BYTES = 24;
/** How far back a deflate stream may point. */
const WINDOW_BYTES = 32_768;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const STORED_BLOCK = Buffer.from([0, NONCE_BYTES, 0, 0xff - NONCE_BYTES, 0xff]);
/** Stands for the nonce in what may be pointed back to. No text has these bytes, so nothing points at them. */
const UNKNOWN = Buffer.alloc(NONCE_BYTES, 0xff);

export function zipPieces(pieces: readonly Buffer[]): ZippedPage {
  let before = Buffer.alloc(0);
  const blocks = pieces.map((piece) => {
    const dictionary = before.length > 0 ? { dictionary: before } : {};
    before = Buffer.concat([before, piece, UNKNOWN]).subarray(-WINDOW_BYTES);
    return deflateRawSync(piece, { level: 6, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary });
  });
  return { pieces, blocks };
}

/** Null if the nonce is none of ours; the page is then sent as it is. */
export function joinZipped({ pieces, blocks }: ZippedPage, nonce: string): Buffer | null {
  const filling = Buffer.from(nonce);
  if (blocks.length > 1 && filling.length !== NONCE_BYTES) return null;
  let checksum = 0;
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) checksum = crc32(filling, checksum);
    checksum = crc32(piece, checksum);
    length += piece.length + (index > 0 ? NONCE_BYTES : 0);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  const between = Buffer.concat([STORED_BLOCK, filling]);
  const body = blocks.flatMap((block, index) => (index === 0 ? [block] : [between, block]));
  return Buffer.concat([HEADER, ...body, LAST_BLOCK, trailer]);
}
