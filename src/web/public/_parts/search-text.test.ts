import { expect, it } from 'vitest';
import { matchesQuery } from './search-text.ts';

const texts = ['梅田ことり園', '大阪市北区芝田', '阪急 大阪梅田駅 茶屋町口から徒歩5分'];

it.each([
  ['', true],
  ['ことり', true],
  ['コトリ', true],
  ['ｺﾄﾘ', true],
  ['大阪市北区', true],
  ['梅田　徒歩５分', true],
  ['大阪梅田駅', true],
  ['梅田 横浜', false],
  ['なんば', false],
])('%s: %s', (query, found) => {
  expect(matchesQuery(query, texts)).toBe(found);
});
