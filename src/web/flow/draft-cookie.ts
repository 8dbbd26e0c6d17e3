/** One flow's entry in a draft cookie: the draft's id and the small choices. */
type CookieEntry = { id: string; choices?: Record<string, string> };
type CookieEntries = Record<string, CookieEntry>;

/** Cookies as the draft store needs them. */
export type CookieJar = {
  read: (name: string) => string | null;
  write: (name: string, value: string, maxAgeSeconds: number) => void;
  remove: (name: string) => void;
};

/** A cookie may be cut, edited or from an older release: whatever does not read as entries is no entry. */
export function parseEntries(text: string | null): CookieEntries {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, entry]) => typeof entry?.id === 'string');
    return Object.fromEntries(entries) as CookieEntries;
  } catch {
    return {};
  }
}

/** Browsers drop a cookie over 4 kB without a word, so the oldest flows go first. */
export function writeEntries(entries: CookieEntries): string {
  const pairs = Object.entries(entries);
  for (let skip = 0; skip < pairs.length; skip += 1) {
    const text = encodeURIComponent(JSON.stringify(Object.fromEntries(pairs.slice(skip))));
    if (text.length <= 3_500) return text;
  }
  return encodeURIComponent('{}');
}

export const documentCookies: CookieJar = {
  read(name) {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair === undefined ? null : pair.slice(name.length + 1);
  },
  write(name, value, maxAgeSeconds) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and LINE's browser
    document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
  },
  remove(name) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  },
};
