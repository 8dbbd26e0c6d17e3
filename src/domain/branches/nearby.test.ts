import { describe, expect, it } from 'vitest';
import { gazetteerOf } from './gazetteer.ts';
import { metersBetween, middleOf, roundedPosition, walkingMinutes } from './nearby.ts';
import { type BranchPlace, findPlace, postalCodeIn, stationsNear } from './place.ts';

const shinagawa = { latitude: 35.6285, longitude: 139.7387 };
const tokyo = { latitude: 35.6812, longitude: 139.7671 };

describe('how far', () => {
  it('is measured over the earth', () => {
    expect(metersBetween(shinagawa, shinagawa)).toBe(0);
    expect(metersBetween(shinagawa, tokyo)).toBeGreaterThan(6_300);
    expect(metersBetween(shinagawa, tokyo)).toBeLessThan(6_500);
  });
  it('becomes a walk of 80 m a minute with a detour, at least a minute', () => {
    expect(walkingMinutes(0)).toBe(1);
    expect(walkingMinutes(480)).toBe(8);
  });
  it('is asked about from a place known to 100 m', () => {
    expect(roundedPosition({ latitude: 35.628471, longitude: 139.738764 })).toEqual({
      latitude: 35.628,
      longitude: 139.739,
    });
  });
  it('has a middle only where there is something', () => {
    expect(middleOf([])).toBeNull();
    expect(
      middleOf([
        { latitude: 1, longitude: 3 },
        { latitude: 2, longitude: 5 },
      ]),
    ).toEqual({
      latitude: 1.5,
      longitude: 4,
    });
  });
});

const branch = (id: number, more: Partial<BranchPlace>): BranchPlace => ({
  id,
  ...shinagawa,
  name: `園${id}`,
  reading: '',
  postal_code: '1080075',
  prefecture_name: '東京都',
  address1: '港区港南',
  address2: '2-19-4',
  nearest_station: 'JR品川駅 港南口から徒歩6分',
  ...more,
});
const branches = [
  branch(2, { reading: 'みなとひろばえん とうきょうと みなとくこうなん しながわえき' }),
  branch(3, { ...tokyo, postal_code: '1000005', address1: '千代田区丸の内', nearest_station: 'JR東京駅から徒歩3分' }),
  branch(4, {
    postal_code: '2100001',
    prefecture_name: '神奈川県',
    address1: '川崎市川崎区',
    nearest_station: '川崎駅',
  }),
];
const place = (name: string, prefecture: string, latitude: number, longitude: number) => ({
  name,
  prefecture,
  latitude,
  longitude,
});
const station = (name: string, reading: string, prefecture: string, latitude: number, longitude: number) => ({
  ...place(name, prefecture, latitude, longitude),
  reading,
});
const gazetteer = gazetteerOf(
  [
    station('品川', 'しながわ', '東京都', 35.6285, 139.7388),
    station('新品川', 'しんしながわ', '東京都', 35.62, 139.74),
    station('市ケ谷(市ヶ谷)', 'いちがや', '東京都', 35.6911, 139.7352),
    station('府中', 'ふちゅう', '広島県', 34.5716, 133.236),
    station('府中', 'ふちゅう', '東京都', 35.6722, 139.4799),
    station('神奈川', 'かながわ', '神奈川県', 35.4704, 139.6274),
    station('津', 'つ', '三重県', 34.734, 136.5101),
  ],
  [
    place('港区', '東京都', 35.6475, 139.7422),
    place('福山市', '広島県', 34.4859, 133.3623),
    place('名古屋市港区', '愛知県', 35.1, 136.87),
    place('横浜市中区', '神奈川県', 35.43, 139.65),
    place('横浜市港南区', '神奈川県', 35.4, 139.59),
    place('上川郡上川町', '北海道', 43.8484, 142.776),
    place('稚内市', '北海道', 45.4, 141.7),
  ],
);
type KnownCities = Parameters<typeof findPlace>[1]['cities'];
const find = (text: string, cities: KnownCities = []) => {
  const found = findPlace(text, { branches, gazetteer, cities });
  return found && [found.kind, found.label, found.branch_ids, found.others];
};

describe('a typed place', () => {
  it.each([
    ['品川', 'station', '品川駅', [], []],
    ['品川駅', 'station', '品川駅', [], []],
    ['しながわえき', 'station', '品川駅', [], []],
    ['シナガワ', 'station', '品川駅', [], []],
    ['市が谷', 'station', '市ケ谷駅', [], []],
    ['津', 'station', '津駅', [], []],
    ['府中', 'station', '東京都府中駅', [], ['広島県府中駅']],
    ['広島県府中駅', 'station', '府中駅', [], []],
    ['神奈川', 'station', '神奈川駅', [], ['神奈川県']],
    ['港区', 'city', '東京都港区', [], ['愛知県名古屋市港区']],
    ['東京都港区', 'city', '東京都港区', [], []],
    ['横浜市', 'city', '神奈川県横浜市', [], []],
    ['上川町', 'city', '北海道上川郡上川町', [], []],
    ['上川', 'city', '北海道上川郡上川町', [], []],
    ['港南', 'branch', '港南', [2], []],
    ['園4', 'branch', '園4', [4], []],
    ['神奈川県', 'prefecture', '神奈川県', [4], []],
    ['北海道', 'prefecture', '北海道', [], []],
    ['〒108-0075', 'postal_code', '〒108-0075', [2], []],
    ['１０８００７５', 'postal_code', '〒108-0075', [2], []],
  ])('%s', (text, ...found) => {
    expect(find(text)).toEqual(found);
  });

  it('lies where it is, not where the nearest branch is', () => {
    expect(findPlace('稚内市', { branches, gazetteer, cities: [] })?.middle).toMatchObject({ latitude: 45.4 });
  });

  it('is, by a postal code without a branch, its municipality', () => {
    expect(find('108-0074', [{ prefecture: '東京都', city: '港区' }])).toEqual([
      'postal_code',
      '〒108-0074(東京都港区)',
      [],
      [],
    ]);
  });

  it('is null for an unknown place and for one letter', () => {
    expect(find('どこか遠く')).toBeNull();
    expect(find('崎')).toBeNull();
    expect(find('999-9999')).toBeNull();
    expect(postalCodeIn('108-007')).toBeNull();
  });

  it('has stations beside it for orientation, each once, none far away', () => {
    const near = stationsNear(
      [shinagawa, { ...shinagawa, latitude: 35.629 }, { latitude: 43, longitude: 141 }],
      gazetteer.stations,
    );
    expect(near.map(({ name }) => name)).toEqual(['品川駅']);
  });
});
