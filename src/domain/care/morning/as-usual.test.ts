import { describe, expect, it } from 'vitest';
import { asUsual, asUsualWords, mayBeAsUsual, usualTemperatures } from './as-usual.ts';
import { attentionReasons } from './morning-form.ts';

const limits = { fever_temperature: 37.5, stomach_upset_times: 2 };

describe('a morning as usual', () => {
  it('leaves nothing for the branch to look at, at every temperature it can be said of', () => {
    const temperatures = usualTemperatures(limits);
    expect([temperatures[0], temperatures.at(-1)]).toEqual([36, 37.4]);
    for (const temperature of temperatures) {
      expect(mayBeAsUsual(temperature, limits)).toBe(true);
      expect(attentionReasons({ ...asUsual, temperature }, limits)).toEqual([]);
    }
    expect(mayBeAsUsual(37.5, limits)).toBe(false);
  });

  it('says in words what it asserts', () => {
    expect(asUsualWords(limits)).toEqual([
      '熱がない(37.5℃未満)',
      '24時間以内に、熱を下げる薬を使っていない',
      '吐いたり、下痢をしたりしていない',
      '発疹がない',
      'まわりに、感染症の人がいない',
      'ごはんを食べて、よく眠れた',
    ]);
  });
});
