import { describe, expect, it } from 'vitest';
import { metersBetween, middleOf, roundedPosition, walkingMinutes } from './nearby.ts';
import { type BranchPlace, findPlace, postalCodeIn } from './place.ts';

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
const find = (text: string, cities: Parameters<typeof findPlace>[2] = []) => {
  const place = findPlace(text, branches, cities);
  return place && [place.kind, place.label, place.branch_ids];
};

describe('a typed place', () => {
  it.each([
    ['品川', 'station', '品川駅', [2]],
    ['品川駅', 'station', '品川駅', [2]],
    ['しながわえき', 'station', 'しながわ駅', [2]],
    ['崎', 'city', '崎', [4]],
    ['千代田区', 'city', '千代田区', [3]],
    ['園4', 'city', '園4', [4]],
    ['〒108-0075', 'postal_code', '〒108-0075', [2]],
    ['１０８００７５', 'postal_code', '〒108-0075', [2]],
  ])('%s', (text, ...found) => {
    expect(find(text)).toEqual(found);
  });

  it('becomes its city, else its prefecture, by the post’s directory', () => {
    const minato = { prefecture: '東京都', city: '港区' };
    expect(find('108-0074', [minato])).toEqual(['city', '東京都港区', [2]]);
    expect(find('八王子市', [{ prefecture: '東京都', city: '八王子市' }])).toEqual(['prefecture', '東京都', [2, 3]]);
  });

  it('is null for an unknown place', () => {
    expect(find('稚内', [{ prefecture: '北海道', city: '稚内市' }])).toBeNull();
    expect(find('999-9999')).toBeNull();
    expect(postalCodeIn('108-007')).toBeNull();
  });
});
