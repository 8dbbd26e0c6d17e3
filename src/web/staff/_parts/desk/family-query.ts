import { katakanaText } from './typed-kana.ts';

/** A loose pattern for the database: the letters in their order, whatever blanks and dots stand between them. */
const loosely = (text: string): string =>
  `%${[...text].map((letter) => letter.replaceAll(/[\\%_]/g, '\\$&')).join('%')}%`;

/** Finds by name, kana (typed either way) and number; matchesQuery of the domain then decides what is shown. */
export function familyWhere(typed: string) {
  const text = typed.normalize('NFKC').replaceAll(/[\s・]+/g, '');
  const digits = text.replaceAll(/[-‐‑–—−ー]/g, '');
  if (/^\d{3,}$/.test(digits)) return { tel: { _ilike: `%${digits}%` } };
  const name = { _ilike: loosely(text) };
  const kana = { _ilike: loosely(katakanaText(text)) };
  return { _or: [{ name }, { name_kana: kana }, { children: { name } }, { children: { name_kana: kana } }] };
}
