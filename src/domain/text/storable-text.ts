/**
 * Text as a database can store it. PostgreSQL takes neither NUL nor half of a surrogate pair, and libraries throw at the
 * latter; each is replaced rather than dropped, so that a text never turns into another existing one.
 * Every entry passes through here: JSON bodies and addresses (src/server/http/input), webhooks, literals of a GraphQL document.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** No form nests JSON deeper than this, so code that walks it may recurse. */
const DEEPEST_JSON = 64;
export class TooDeep extends Error {}

/** Keys that keep an object from being read as text, at which libraries throw; no field of ours has such a name. */
const unreadableKeys: readonly string[] = ['toString', 'valueOf'];

/** The same JSON value with storable texts and keys. Throws TooDeep. */
export function storableJson(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level >= DEEPEST_JSON) throw new TooDeep(`JSON is nested deeper than ${DEEPEST_JSON}`);
  if (Array.isArray(value)) return value.map((item) => storableJson(item, level + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unreadableKeys.includes(key))
      .map(([key, item]) => [storableText(key), storableJson(item, level + 1)]),
  );
}

/**
 * An address whose every part can be decoded: stray percent signs are escaped, bytes that are no
 * text and NUL become the replacement character. Anything else stays as it was sent.
 */
export function storableUrl(url: string): string {
  if (!url.includes('%')) return url;
  return url.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/(?:%[0-9a-f]{2})+/gi, storableRun);
}

function storableRun(run: string): string {
  const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const storable = storableText(text);
  const isClean = storable === text && !text.includes('\ufffd');
  return isClean ? run : encodeURIComponent(storable);
}
