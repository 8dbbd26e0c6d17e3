import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinZipped, zipPieces } from './zipped-page.ts';

const newNonce = () => randomBytes(16).toString('base64');

describe('a page compressed once', () => {
  it('reads as its pieces with the nonce between them, whatever stands in them', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constant('nonce="'),
      fc.constant('<p>園</p>'.repeat(9_000)),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        const page = zipPieces(texts.map((piece) => Buffer.from(piece)));
        for (const nonce of [newNonce(), newNonce()]) {
          expect(gunzipSync(joinZipped(page, nonce) ?? '').toString()).toBe(texts.join(nonce));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is hardly larger than compressed as a whole', () => {
    const pieces = Array.from({ length: 30 }, (_, index) => `"><link rel="modulepreload" href="/${index}.js" nonce="`);
    const zipped = joinZipped(zipPieces(pieces.map((piece) => Buffer.from(piece))), newNonce());
    // 29 nonces of 24 bytes cannot be helped; the rest of a line must cost next to nothing.
    expect(zipped?.length).toBeLessThan(30 * 24 + 30 * 20);
  });

  it('is not made with a nonce of another length', () => {
    expect(joinZipped(zipPieces([Buffer.from('a'), Buffer.from('b')]), 'short')).toBeNull();
    expect(gunzipSync(joinZipped(zipPieces([Buffer.from('a')]), '') ?? '').toString()).toBe('a');
  });
});
