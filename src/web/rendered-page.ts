import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A rendered page, split at the places where each response's own nonce is inserted. */
export type RenderedPage = readonly Buffer[];

type Bytes = Buffer<ArrayBuffer>;

export const cutAtNonce = (page: string, nonce: string): RenderedPage =>
  page.split(nonce).map((piece) => Buffer.from(piece));

export function joinWithNonce(page: RenderedPage, nonce: string): Bytes {
  const own = Buffer.from(nonce);
  return Buffer.concat(page.flatMap((piece, index) => (index === 0 ? [piece] : [own, piece])));
}

/** Whole pages beside the answers made of them: sent as they are, without the way through a web stream. */
export const wholePages = new WeakMap<Response, Bytes>();

const KEPT_BYTES = 24_000_000;

/**
 * The last rendering of each address, for as long as its data stay what they were: a page is made of its address and of
 * what its loaders found, and of nothing else. The loaders run every time; only the rendering is spared.
 */
export class RenderedPages {
  readonly #kept = new LRUCache<string, { mark: string; page: RenderedPage }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }) => page.reduce((sum, piece) => sum + piece.length, 1),
  });

  get(address: string, mark: string): RenderedPage | undefined {
    const kept = this.#kept.get(address);
    return kept?.mark === mark ? kept.page : undefined;
  }

  set(address: string, mark: string, page: RenderedPage): void {
    this.#kept.set(address, { mark, page });
  }
}

/** A mark of what the loaders found; null where it holds more than plain values (something still to come, a Map). */
export function dataMarkOf(found: unknown): string | null {
  let plain = true;
  const text = JSON.stringify(found, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && !isPlain(value)) plain = false;
    return value;
  });
  return plain && text !== undefined ? hash('sha256', text, 'base64') : null;
}

function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
