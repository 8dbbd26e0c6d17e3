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

/** Every word of the query stands somewhere in one of the texts. An empty query finds everything. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const haystack = searchable(texts.join('\n'));
  const words = query.normalize('NFKC').split(/\s+/).map(searchable);
  return words.every((word) => haystack.includes(word));
}
