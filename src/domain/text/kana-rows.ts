import { searchable } from './search-text.ts';

/** The rows of the Japanese syllabary, as on the rail of a telephone book; 他 is for names in another script. */
export const kanaRows = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ', '他'] as const;
export type KanaRow = (typeof kanaRows)[number];

/** The last letter of each row, in the order of their codes; voiced and small letters lie between. */
const lastOf: readonly (readonly [string, KanaRow])[] = [
  ['お', 'あ'],
  ['ご', 'か'],
  ['ぞ', 'さ'],
  ['ど', 'た'],
  ['の', 'な'],
  ['ぽ', 'は'],
  ['も', 'ま'],
  ['よ', 'や'],
  ['ろ', 'ら'],
  ['ん', 'わ'],
];

/** The row a name in kana is looked up under. */
export function kanaRowOf(name_kana: string): KanaRow {
  const first = searchable(name_kana).charAt(0);
  if (first === 'ゔ') return 'あ';
  if (first < 'ぁ' || first > 'ん') return '他';
  return lastOf.find(([last]) => first <= last)?.[1] ?? '他';
}
