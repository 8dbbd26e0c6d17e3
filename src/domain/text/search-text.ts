/**
 * Text as the search compares it: full and half width, upper and lower case, katakana and hiragana, the kinds of dashes
 * and of long-vowel marks read alike; blanks and middle dots do not count.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replaceAll(/[‐‑–—−ー~〜-]/g, 'ー')
    .replaceAll(/[\s・]+/g, '');
}

/** The words of a query as they are compared; none for an empty query. */
export function searchWords(query: string): string[] {
  return query
    .normalize('NFKC')
    .split(/\s+/)
    .map(searchable)
    .filter((word) => word !== '');
}

/** A telephone number, or a part of it, however it was written: its digits. Null for any other word. */
export function telephoneDigits(word: string): string | null {
  const digits = word.replaceAll(/[ー()]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Every word of the query occurs in one of the texts. An empty query matches everything. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const haystack = searchable(texts.join('\n'));
  return searchWords(query).every(
    (word) => haystack.includes(word) || haystack.includes(telephoneDigits(word) ?? word),
  );
}
