import { createHash } from 'node:crypto';
import { joinZipped, type ZippedPage, zipPieces } from './zipped-page.ts';

/** A page as it is kept: cut where this request's CSP nonce has to stand. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  pieces: readonly Buffer[];
  /** Made when the first reader asks for it. */
  zipped?: ZippedPage;
}

/** `placeholder` is this process's secret, so that no text of the page can be mistaken for it. */
export function cutPage(body: Buffer, placeholder: string, headers: Record<string, string>): CachedPage {
  const mark = Buffer.from(placeholder);
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, from)) {
    pieces.push(body.subarray(from, at));
    from = at + mark.length;
  }
  pieces.push(body.subarray(from));
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece).update('\0');
  // Weak: two answers mean the same though their nonces differ.
  return { headers, etag: `W/"${hash.digest('base64url').slice(0, 27)}"`, pieces };
}

export function joinPage({ pieces }: CachedPage, nonce: string): Buffer {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  const filling = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
}

/** The same as gzip; null where that is not possible. */
export function joinPageZipped(page: CachedPage, nonce: string): Buffer | null {
  page.zipped ??= zipPieces(page.pieces);
  return joinZipped(page.zipped, nonce);
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
