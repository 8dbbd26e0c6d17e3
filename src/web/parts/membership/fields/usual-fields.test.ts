import { describe, expect, it } from 'vitest';
import { branchOptions } from './usual-fields.tsx';

const prefectures = [
  { id: 13, name: '東京都' },
  { id: 14, name: '神奈川県' },
];
const branches = [
  { id: 1, name: 'みなと広場園', prefecture_id: 13 },
  { id: 2, name: 'かわべ通り園', prefecture_id: 14 },
];

describe('branchOptions', () => {
  it('names the prefecture', () => {
    expect(branchOptions(branches, prefectures, '0').map(({ label }) => label)).toEqual([
      'みなと広場園(東京都)',
      'かわべ通り園(神奈川県)',
    ]);
  });
  it.each([14, '14'])('puts the branches of the own prefecture first (%s)', (prefecture_id) => {
    expect(branchOptions(branches, prefectures, prefecture_id).map(({ key }) => key)).toEqual(['2', '1']);
  });
});
