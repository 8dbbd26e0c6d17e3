import { searchable } from '../../text/search-text.ts';

/** Old or rarer writings of a character that is in many family names. Who writes it the other way is the same person. */
const variants: Readonly<Record<string, string>> = {
  ...{ 髙: '高', 﨑: '崎', 嵜: '崎', 齋: '斎', 齊: '斎', 斉: '斎', 邊: '辺', 邉: '辺', 澤: '沢', 濱: '浜', 濵: '浜' },
  ...{ 廣: '広', 眞: '真', 國: '国', 嶋: '島', 嶌: '島', 櫻: '桜', 德: '徳', 冨: '富', 桒: '桑', 惠: '恵', 藏: '蔵' },
  ...{ 壽: '寿', 榮: '栄', 龍: '竜', 條: '条', 瀨: '瀬', 瀧: '滝', 禮: '礼', 靜: '静', 𠮷: '吉', 曾: '曽', 圓: '円' },
};

/** A name as it is compared: kanji variants, width, kana and blanks do not make another person. */
export const nameKey = (name: string): string =>
  searchable([...name.normalize('NFKC')].map((letter) => variants[letter] ?? letter).join(''));

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** A vowel that only lengthens the one before it: さとう, けいこ, おおの. */
const longVowel = new RegExp(
  [
    '(?<=[あかさたなはまやらわがざだばぱ])あ',
    '(?<=[いきしちにひみりぎじびぴ])い',
    '(?<=[うくすつぬふむゆるぐずぶぷ])う',
    '(?<=[えけせてねへめれげぜでべぺ])[いえ]',
    '(?<=[おこそとのほもよろごぞどぼぽ])[うお]',
  ].join('|'),
  'g',
);

/** As the ear hears it: long vowels, small letters and the two ways to write じ and ず. */
const soundOf = (kana: string): string =>
  nameKey(kana)
    .replaceAll('ー', '')
    .replaceAll(/[ぁぃぅぇぉっゃゅょゎ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    .replaceAll('ぢ', 'じ')
    .replaceAll('づ', 'ず')
    .replaceAll('を', 'お')
    .replaceAll(longVowel, '');

export const soundsAlike = (one: string, other: string): boolean =>
  one !== '' && other !== '' && soundOf(one) === soundOf(other);

export type WrittenName = { readonly name: string; readonly name_kana: string };

/** The same person by what was written: the name, or its reading written instead. */
export const isNameOf = ({ name, name_kana }: WrittenName, typed: string): boolean =>
  isSameName(name, typed) || (name_kana !== '' && isSameName(name_kana, typed));

/**
 * Close enough that staff must double-check: part of the name, one character off, or the same pronunciation.
 */
export function isLikeNameOf(person: WrittenName, typed: WrittenName): boolean {
  const written = nameKey(typed.name);
  const whole = nameKey(person.name);
  if (written === '' || isNameOf(person, typed.name)) return false;
  if ([typed.name, typed.name_kana].some((kana) => soundsAlike(person.name_kana, kana))) return true;
  const parts = `${person.name} ${person.name_kana}`.split(/[\s　]+/).map(nameKey);
  if (parts.includes(written)) return true;
  return (whole.length >= 3 && isOneLetterOff(whole, written)) || isOneLetterOff(nameKey(person.name_kana), written);
}

/** One character another, missing or more; of short texts that says nothing. */
function isOneLetterOff(one: string, other: string): boolean {
  const [long, short] = [one, other].map((text) => [...text]).sort((a, b) => b.length - a.length) as [
    string[],
    string[],
  ];
  if (short.length < 2 || long.length < 3 || long.length - short.length > 1) return false;
  const first = short.findIndex((letter, at) => letter !== long[at]);
  if (first === -1) return true;
  const rest = long.slice(first + 1).join('');
  return rest === short.slice(long.length === short.length ? first + 1 : first).join('');
}
