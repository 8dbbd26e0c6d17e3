import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is cached: the same bytes for everyone. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** Compressed forms by encoding, each made when the first reader asks for it. */
  encoded: Map<PageEncoding, Promise<Buffer>>;
}

export type PageEncoding = 'br' | 'gzip';

const compress: Record<PageEncoding, (body: Buffer) => Promise<Buffer>> = {
  // Level 5 takes 10 ms for the home page and saves a seventh against gzip.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** The page's inline scripts by hash, and the page without its nonce. */
interface SealedPage {
  body: Buffer;
  scripts: readonly string[];
}

/**
 * Takes the nonce out of a rendered page. Only scripts that carry it are named by their hash: hashing whatever script
 * is in the page would bless an injected one. Null if the nonce occurs anywhere else: such a page is not cached.
 */
export function sealPage(body: Buffer, nonce: string): SealedPage | null {
  const text = body.toString();
  if (!text.includes(nonce)) return { body, scripts: [] };
  const attribute = ` nonce="${nonce}"`;
  const scripts = [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(attribute) && !/\ssrc=/.test(attributes))
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  const sealed = text.replaceAll(attribute, '');
  return sealed.includes(nonce) ? null : { body: Buffer.from(sealed), scripts: [...new Set(scripts)] };
}

export function cachePage(body: Buffer, headers: Record<string, string>): CachedPage {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  // Weak: one mark for the page in all its encodings.
  return { headers, etag: `W/"${hash}"`, body, encoded: new Map() };
}

/** The page in the encoding asked for. */
export function encodePage(page: CachedPage, encoding: PageEncoding | null): Promise<Buffer> | Buffer {
  if (encoding === null) return page.body;
  const known = page.encoded.get(encoding);
  if (known !== undefined) return known;
  const made = compress[encoding](page.body);
  page.encoded.set(encoding, made);
  return made;
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
