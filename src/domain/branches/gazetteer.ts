import { searchable } from '../text/search-text.ts';
import { middleOf, type Position } from './nearby.ts';

/** A railway station or a municipality, with the name of its prefecture. */
export type NamedPlace = Position & { readonly name: string; readonly prefecture: string };
type Station = NamedPlace & { readonly reading: string };

/** Stations and municipalities by all the ways their names are typed. */
export type Gazetteer = {
  readonly stations: readonly Station[];
  readonly prefectures: readonly string[];
  readonly stationsNamed: (typed: string) => readonly Station[];
  readonly municipalitiesNamed: (typed: string) => readonly NamedPlace[];
  readonly middleOfPrefecture: (prefecture: string) => Position | null;
};

export function gazetteerOf(stations: readonly Station[], municipalities: readonly NamedPlace[]): Gazetteer {
  const byStation = index(stations, ({ name, reading }) => [...spellings(name), ...spellings(reading)]);
  const byMunicipality = index([...municipalities, ...citiesOfWards(municipalities)], ({ name }) => namesOf(name));
  return {
    stations,
    prefectures: [...new Set(municipalities.map(({ prefecture }) => prefecture))],
    stationsNamed: (typed) => byStation.get(comparable(typed)) ?? [],
    municipalitiesNamed: (typed) => byMunicipality.get(comparable(typed)) ?? [],
    middleOfPrefecture: (prefecture) => middleOf(municipalities.filter((place) => place.prefecture === prefecture)),
  };
}

/** 市ケ谷, 市ヶ谷 and 市が谷 are one name. */
const comparable = (text: string): string => searchable(text).replaceAll(/[ゖけが]/g, 'け');

/** 四ツ谷(四ッ谷): both are names. */
const spellings = (name: string): string[] => name.split(/[()()]/).filter((part) => part !== '');

/** 上川郡上川町 is typed without its district, 横浜市中区 as 中区, and either without its last letter, unless one letter is left. */
function namesOf(name: string): string[] {
  const part = name.replace(/^.+?郡(?=.)/, '').replace(/^.+市(?=.+区$)/, '');
  const short = part.replace(/[市区町村]$/, '');
  return [...new Set([name, part, ...(short.length > 1 ? [short] : [])])];
}

/** Cities that are known by their wards alone: 横浜市 lies in the middle of them. */
function citiesOfWards(municipalities: readonly NamedPlace[]): NamedPlace[] {
  const wards = Map.groupBy(
    municipalities.filter(({ name }) => /^.+市.+区$/.test(name)),
    ({ name, prefecture }) => `${prefecture} ${name.replace(/市.+区$/, '市')}`,
  );
  return [...wards].flatMap(([key, places]) => {
    const [prefecture = '', name = ''] = key.split(' ');
    const middle = middleOf(places);
    return middle === null ? [] : [{ name, prefecture, ...middle }];
  });
}

function index<Place>(places: readonly Place[], names: (place: Place) => string[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places) {
    for (const name of new Set(names(place).map(comparable))) found.set(name, [...(found.get(name) ?? []), place]);
  }
  return found;
}
